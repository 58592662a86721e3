import {
  type Atendimento,
  type Reavaliacao,
  respostaDasReavaliacoesSchema,
  respostaDoAtendimentoSchema,
  type SessaoDePlantao,
} from '@domain/contracts/atendimento.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { DivergenciaSobDemanda } from '@/components/formulario/DivergenciaSobDemanda.tsx';
import type { Diferenca } from '@/components/formulario/revisao.ts';
import { Recado } from '@/components/Recado.tsx';
import { api } from '@/lib/api/api.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import type { Item } from '@/lib/pendencias/pendencias.ts';
import {
  atendimentoEmPalavras,
  type Campos,
  desiguais,
  ROTULOS_DA_REAVALIACAO,
  ROTULOS_DO_ATENDIMENTO,
  reavaliacaoEmPalavras,
} from './comparar.ts';
import type { Operacao } from './fila.ts';
import { trazidaPara } from './trazida.ts';
import type { PlantaoEmCurso } from './usePlantao.ts';

interface Props extends Pick<PlantaoEmCurso, 'escrever' | 'tentarDeNovo' | 'desistir' | 'trazer'> {
  /** The shift under way, which takes what was written into one that is over. */
  sessao: SessaoDePlantao | null;
}

/** What the server refused, each with its reason; nothing of it is lost until the person decides. */
export function Recusadas({ itens, ...acoes }: Props & { itens: readonly Item<Operacao>[] }) {
  return itens.map((item) => <Recusada key={item.id} item={item} {...acoes} />);
}

/** What the server has instead, and what of it is not what is written here. */
interface Outra {
  salvo: Salvo;
  partes: readonly Diferenca<Campos>[];
}
type Salvo = { atendimento: Atendimento } | { reavaliacao: Reavaliacao };

function Recusada({
  item,
  sessao,
  escrever,
  tentarDeNovo,
  desistir,
  trazer,
}: Props & { item: Item<Operacao> }) {
  const { dados, falha } = item;
  const fuso = useFuso();
  const hora = (instante: string) => formatarHora(instante, fuso);
  const [outra, setOutra] = useState<Outra | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const comparavel = dados.tipo === 'atendimento' || dados.tipo === 'reavaliacao';
  if (comparavel && outra) {
    const { salvo, partes } = outra;
    const { revisao } = 'atendimento' in salvo ? salvo.atendimento : salvo.reavaliacao;
    return (
      <DivergenciaSobDemanda<Campos>
        rotulos={dados.tipo === 'atendimento' ? ROTULOS_DO_ATENDIMENTO : ROTULOS_DA_REAVALIACAO}
        divergencia={{
          diferencas: partes,
          aoManter: () => escrever({ ...dados, revisao }),
          aoUsarSalvo: () => {
            trazer(salvo);
            desistir(item.id);
          },
        }}
        ler={undefined}
      />
    );
  }
  async function comparar() {
    try {
      setOutra(await lerOutra(dados, hora));
    } catch (motivo) {
      setErro(mensagemDeErro(motivo));
    }
  }
  const mudou = falha?.codigo === 'ALTERADO_POR_OUTRA_PESSOA' && comparavel;
  const trazida = sessao && !mudou && trazidaPara(sessao, dados, hora);
  return (
    <Recado tom="aviso" titulo={erro ?? falha?.mensagem ?? 'Não foi possível enviar.'}>
      <p>{`${nomeDe(dados)}: o que você escreveu continua neste aparelho.`}</p>
      <Group gap="xs">
        {mudou && (
          <Button size="xs" mih={44} onClick={() => void comparar()}>
            Comparar com o que está salvo
          </Button>
        )}
        {trazida && (
          <Button
            size="xs"
            mih={44}
            onClick={() => {
              escrever(trazida);
              desistir(item.id);
            }}
          >
            Trazer para o plantão ativo
          </Button>
        )}
        <Button size="xs" mih={44} variant="default" onClick={() => tentarDeNovo(item.id)}>
          Tentar de novo
        </Button>
      </Group>
    </Recado>
  );
}

async function lerOutra(dados: Operacao, hora: (instante: string) => string): Promise<Outra> {
  if (dados.tipo === 'reavaliacao') {
    const resposta = respostaDasReavaliacoesSchema;
    const caminho = `/atendimento/reavaliacoes/${dados.atendimento_id}`;
    const { reavaliacoes } = await api.get(caminho, { resposta });
    const reavaliacao = reavaliacoes.find(({ id }) => id === dados.id);
    if (!reavaliacao) throw new Error('a re-evaluation that changed is not there');
    return {
      salvo: { reavaliacao },
      partes: desiguais(
        reavaliacaoEmPalavras(dados.conteudo, hora),
        reavaliacaoEmPalavras(reavaliacao, hora),
      ),
    };
  }
  if (dados.tipo !== 'atendimento') throw new Error(`nothing to compare of ${dados.tipo}`);
  const resposta = respostaDoAtendimentoSchema;
  const { atendimento } = await api.get(`/atendimento/${dados.id}`, { resposta });
  return {
    salvo: { atendimento },
    partes: desiguais(
      atendimentoEmPalavras(dados.conteudo, hora),
      atendimentoEmPalavras(atendimento, hora),
    ),
  };
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
