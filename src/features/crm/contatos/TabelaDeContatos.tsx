import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import { avisar } from '@/components/avisar.tsx';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import type { PedidoDeContatos } from '@/shared/crm/api/keys.ts';
import type { Contato, ContatoComCartao } from '../api/linhas.ts';
import { useTarefaParaPaciente } from '../api/mutations.ts';
import { diaEMes } from '../dias.ts';
import tabela from '../lista/Lista.module.css';
import type { PropsDaParte } from '../props.ts';
import { tarefaDeContato } from './tarefa.ts';

interface Props extends PropsDaParte {
  pedido: PedidoDeContatos;
  pessoas: readonly ContatoComCartao[];
}

/** Whom to contact, how, and the task of doing it. */
export function TabelaDeContatos({ clinica, pedido, pessoas }: Props) {
  const aniversariantes = pedido.lista === 'aniversariantes';
  return (
    <table className={`cartao ${tabela.tabela}`}>
      <caption>
        <VisuallyHidden>Pessoas a contatar</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">Contato</th>
          {aniversariantes && <th scope="col">Aniversário</th>}
          <th scope="col">Última visita</th>
          <th scope="col">Tarefa</th>
        </tr>
      </thead>
      <tbody>
        {pessoas.map((pessoa) => (
          <tr key={pessoa.paciente_id}>
            <th scope="row">
              <Nome pessoa={pessoa} />
            </th>
            <td data-rotulo="Contato">
              <Endereco canal={pedido.canal} pessoa={pessoa} />
            </td>
            {aniversariantes && (
              <td data-rotulo="Aniversário">{pessoa.aniversario && diaEMes(pessoa.aniversario)}</td>
            )}
            <td data-rotulo="Última visita">
              {pessoa.ultima_visita && formatarDia(pessoa.ultima_visita)}
            </td>
            <td data-rotulo="Tarefa">
              <CriarTarefa clinica={clinica} pedido={pedido} pessoa={pessoa} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Leads to the card of the CRM; who has none yet, to the registration. */
function Nome({ pessoa: { cartao, nome, paciente_id } }: { pessoa: ContatoComCartao }) {
  if (!cartao) {
    return (
      <TextoLink to={PATHS.cadastroDoPaciente} params={{ id: paciente_id }}>
        {nome}
      </TextoLink>
    );
  }
  return (
    <TextoLink to="." search={(atual) => ({ ...atual, pessoa: cartao })}>
      {nome}
    </TextoLink>
  );
}

function Endereco({ canal, pessoa }: { canal: string; pessoa: Contato }) {
  const { contato, nome } = pessoa;
  return canal === 'email' ? (
    <Anchor href={`mailto:${contato}`} aria-label={`Escrever para ${nome}, ${contato}`}>
      {contato}
    </Anchor>
  ) : (
    <Anchor
      href={`tel:+55${contato}`}
      aria-label={`Ligar para ${nome}, ${mascaraDeTelefone(contato)}`}
    >
      {mascaraDeTelefone(contato)}
    </Anchor>
  );
}

interface PropsDaTarefa extends PropsDaParte {
  pedido: PedidoDeContatos;
  pessoa: Contato;
}

function CriarTarefa({ clinica, pedido, pessoa }: PropsDaTarefa) {
  const dia = hoje(useFuso());
  const criar = useTarefaParaPaciente(clinica.id);
  if (criar.isSuccess) {
    return (
      <Text span size="sm" role="status">
        Criada para hoje
      </Text>
    );
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={criar.isPending}
      aria-label={`Criar tarefa: contatar ${pessoa.nome}`}
      onClick={() =>
        criar.mutate(
          { paciente: pessoa.paciente_id, ...tarefaDeContato(pedido.lista, pessoa, dia) },
          { onError: avisar.erro },
        )
      }
    >
      Criar tarefa
    </Button>
  );
}
