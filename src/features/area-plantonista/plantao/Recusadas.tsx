import {
  type Atendimento,
  type ConteudoDoAtendimento,
  respostaDoAtendimentoSchema,
} from '@domain/contracts/atendimento.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { DivergenciaSobDemanda } from '@/components/formulario/DivergenciaSobDemanda.tsx';
import { type Diferenca, diferencas } from '@/components/formulario/revisao.ts';
import { Recado } from '@/components/Recado.tsx';
import { api } from '@/lib/api/api.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import type { Item } from '@/lib/pendencias/pendencias.ts';
import type { Operacao } from './fila.ts';
import type { PlantaoEmCurso } from './usePlantao.ts';

type Props = Pick<PlantaoEmCurso, 'escrever' | 'tentarDeNovo' | 'desistir' | 'trazer'>;
type Campos = Record<string, string>;

/** What the server refused, each with its reason; nothing of it is lost until the person decides. */
export function Recusadas({ itens, ...acoes }: Props & { itens: readonly Item<Operacao>[] }) {
  return itens.map((item) => <Recusada key={item.id} item={item} {...acoes} />);
}

interface Outra {
  salvo: Atendimento;
  partes: readonly Diferenca<Campos>[];
}

function Recusada({
  item,
  escrever,
  tentarDeNovo,
  desistir,
  trazer,
}: Props & { item: Item<Operacao> }) {
  const { dados, falha } = item;
  const [outra, setOutra] = useState<Outra | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  if (dados.tipo === 'atendimento' && outra) {
    return (
      <DivergenciaSobDemanda<Campos>
        rotulos={ROTULOS}
        divergencia={{
          diferencas: outra.partes,
          aoManter: () => escrever({ ...dados, revisao: outra.salvo.revisao }),
          aoUsarSalvo: () => {
            trazer(outra.salvo);
            desistir(item.id);
          },
        }}
        ler={undefined}
      />
    );
  }
  async function comparar(conteudo: ConteudoDoAtendimento) {
    try {
      const resposta = respostaDoAtendimentoSchema;
      const { atendimento } = await api.get(`/atendimento/${dados.id}`, { resposta });
      const salvo = camposDe(atendimento);
      const aqui = camposDe(conteudo);
      setOutra({ salvo: atendimento, partes: diferencas({}, aqui, salvo) });
    } catch (motivo) {
      setErro(mensagemDeErro(motivo));
    }
  }
  const mudou = falha?.codigo === 'ALTERADO_POR_OUTRA_PESSOA' && dados.tipo === 'atendimento';
  return (
    <Recado tom="aviso" titulo={erro ?? falha?.mensagem ?? 'Não foi possível enviar.'}>
      <p>{`${nomeDe(dados)}: o que você escreveu continua neste aparelho.`}</p>
      <Group gap="xs">
        {mudou && (
          <Button size="xs" mih={44} onClick={() => void comparar(dados.conteudo)}>
            Comparar com o que está salvo
          </Button>
        )}
        <Button size="xs" mih={44} variant="default" onClick={() => tentarDeNovo(item.id)}>
          Tentar de novo
        </Button>
      </Group>
    </Recado>
  );
}

function nomeDe(dados: Operacao): string {
  if (dados.tipo === 'atendimento') return dados.conteudo.descricao;
  if (dados.tipo === 'reavaliacao') return 'Reavaliação';
  return NOMES[dados.tipo];
}

const NOMES = {
  iniciar: 'Início do plantão',
  finalizar: 'Fim do plantão',
  passagem: 'Passagem do plantão',
  receber: 'Recebimento da passagem',
} as const;

const ROTULOS: Readonly<Campos> = {
  descricao: 'Paciente',
  idade_anos: 'Idade',
  sexo: 'Sexo',
  cor: 'Classificação',
  estado: 'Situação',
  sinais: 'Sinais vitais',
  queixa: 'Queixa',
  historia: 'História',
  alergias: 'Alergias',
  exame: 'Exame físico',
  hipoteses: 'Hipóteses',
  conduta: 'Conduta',
  desfecho: 'Desfecho',
};

/** The content in words, to be read side by side. */
function camposDe(conteudo: ConteudoDoAtendimento): Campos {
  const { sinais, clinico } = conteudo;
  const partes: Record<string, unknown> = { ...conteudo, ...clinico };
  const campos = Object.keys(ROTULOS).map((nome): [string, string] => [
    nome,
    String(partes[nome] ?? ''),
  ]);
  const medidos = Object.entries(sinais).map(([nome, valor]) => `${nome} ${valor}`);
  return { ...Object.fromEntries(campos), sinais: medidos.join(', ') };
}
