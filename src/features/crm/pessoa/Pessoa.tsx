import { ESTAGIOS, type Estagio, ROTULO_DO_ESTAGIO } from '@domain/crm/estagios.ts';
import { Anchor, Badge, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData, formatarDataHora } from '@/lib/format/datas.ts';
import { CalculadorasDoPaciente } from '@/shared/calculadoras/CalculadorasDoPaciente.tsx';
import { obitoEm } from '@/shared/paciente/obito.ts';
import type { Cartao } from '../api/linhas.ts';
import { useMover, useVincularLead } from '../api/mutations.ts';
import { pessoaOptions } from '../api/pessoa.ts';
import { filtroDa, useBusca, useMudarBusca } from '../busca.ts';
import type { PropsDaParte, PropsDaPessoa } from '../props.ts';
import { BuscaDePaciente } from './BuscaDePaciente.tsx';
import { Consentimentos } from './Consentimentos.tsx';
import { Dados } from './Dados.tsx';
import { Historico } from './Historico.tsx';
import { Notas } from './Notas.tsx';
import { TarefasDaPessoa } from './TarefasDaPessoa.tsx';

interface Props extends PropsDaParte {
  id: string;
  fechar: () => void;
}

/** Everything the clinic keeps of one person outside the record. */
export function Pessoa({ clinica, id, fechar }: Props) {
  const { data, error, isPending, refetch } = useQuery(pessoaOptions(clinica.id, id));
  if (isPending) return <Esqueleto linhas={5} />;
  if (error && !data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível carregar esta pessoa."
        aoTentar={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <EstadoVazio
        desenho="busca"
        frase="Esta pessoa não está no CRM da clínica ativa."
        acao={<Button onClick={fechar}>Voltar ao CRM</Button>}
      />
    );
  }
  return (
    <Stack gap="lg">
      <Identificacao clinica={clinica} pessoa={data} />
      <Dados key={`${data.id} ${data.paciente_id}`} clinica={clinica} pessoa={data} />
      <TarefasDaPessoa clinica={clinica} pessoa={data} />
      <Notas clinica={clinica} pessoa={data} />
      <Consentimentos clinica={clinica} pessoa={data} />
      <Historico clinica={clinica} pessoa={data} />
    </Stack>
  );
}

function Identificacao({ clinica, pessoa }: PropsDaPessoa) {
  const fuso = useFuso();
  const { paciente_id, proximo_atendimento, ultima_visita_em, data_obito } = pessoa;
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Title order={2} size="h2">
          {pessoa.nome}
        </Title>
        <Badge variant="light">{paciente_id ? 'Paciente' : 'Lead'}</Badge>
      </Group>
      {data_obito ? (
        <Text>{obitoEm(data_obito)}. Esta pessoa não recebe contatos da clínica.</Text>
      ) : (
        <Contato pessoa={pessoa} />
      )}
      {(proximo_atendimento || ultima_visita_em) && (
        <Text size="sm" c="dimmed">
          {proximo_atendimento &&
            `Próximo atendimento em ${formatarDataHora(proximo_atendimento, fuso)}. `}
          {ultima_visita_em && `Última visita em ${formatarData(ultima_visita_em, fuso)}.`}
        </Text>
      )}
      <EstagioDaPessoa clinica={clinica} pessoa={pessoa} />
      {paciente_id ? (
        <Group gap="sm">
          <BotaoLink to={PATHS.cadastroDoPaciente} params={{ id: paciente_id }} variant="default">
            Abrir cadastro
          </BotaoLink>
          <CalculadorasDoPaciente pacienteId={paciente_id} />
        </Group>
      ) : (
        <TornarPaciente clinica={clinica} pessoa={pessoa} />
      )}
    </Stack>
  );
}

function Contato({ pessoa: { telefone, email } }: Pick<PropsDaPessoa, 'pessoa'>) {
  return (
    <Group gap="md">
      {telefone && <Anchor href={`tel:+55${telefone}`}>{mascaraDeTelefone(telefone)}</Anchor>}
      {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
    </Group>
  );
}

function EstagioDaPessoa({ clinica, pessoa }: PropsDaPessoa) {
  const mover = useMover(clinica.id, filtroDa(useBusca(), false));
  return (
    <NativeSelect
      label="Estágio"
      description={quemDecide(pessoa)}
      size="md"
      value={pessoa.estagio}
      disabled={mover.isPending || pessoa.data_obito !== null}
      onChange={({ currentTarget }) =>
        mover.mutate(
          { id: pessoa.id, para: currentTarget.value as Estagio },
          { onError: avisar.erro },
        )
      }
      data={ESTAGIOS.map((value) => ({ value, label: ROTULO_DO_ESTAGIO[value] }))}
    />
  );
}

function quemDecide({ data_obito, estagio_por }: Cartao): string {
  if (data_obito) return 'Não muda enquanto constar o óbito no cadastro.';
  return estagio_por === 'pessoa'
    ? 'Escolhido à mão; vale até o próximo fato da agenda.'
    : 'Segue a agenda por si.';
}

function TornarPaciente({ clinica, pessoa }: PropsDaPessoa) {
  const [buscando, setBuscando] = useState(false);
  const vincular = useVincularLead(clinica.id);
  const mudar = useMudarBusca();
  return (
    <Stack gap="sm">
      <Group>
        <BotaoLink to={PATHS.novoPaciente} search={{ oportunidade: pessoa.id }}>
          Cadastrar como paciente
        </BotaoLink>
        <Button variant="default" aria-expanded={buscando} onClick={() => setBuscando(!buscando)}>
          Já tem cadastro
        </Button>
      </Group>
      {buscando && (
        <BuscaDePaciente
          clinica={clinica}
          acao="Ligar a este cadastro"
          sugestao={pessoa.nome}
          aoEscolher={async (paciente) => {
            const fica = await vincular.mutateAsync({ lead: pessoa.id, paciente });
            mudar({ pessoa: fica });
          }}
        />
      )}
    </Stack>
  );
}
