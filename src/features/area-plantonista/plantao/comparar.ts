import type {
  ConteudoDaReavaliacao,
  ConteudoDoAtendimento,
} from '@domain/contracts/atendimento.ts';
import { ROTULO_DO_DESFECHO } from '@domain/plantao/desfecho.ts';
import { ROTULO_DO_ESTADO } from '@domain/plantao/estados.ts';
import { ROTULO_DA_COR } from '@domain/plantao/triagem.ts';
import { SINAIS_VITAIS, type SinalVital } from '@domain/sinais-vitais.ts';
import type { Diferenca } from '@/components/formulario/revisao.ts';

/** What was written, in words, by field. */
export type Campos = Readonly<Record<string, string>>;
/** Writes an instant by the clock of the shift. */
type Hora = (instante: string) => string;

export const ROTULOS_DO_ATENDIMENTO: Campos = {
  descricao: 'Paciente',
  identificado: 'Identificação',
  cadastro: 'Cadastro do hospital',
  idade_anos: 'Idade',
  sexo: 'Sexo',
  gestante: 'Gestante',
  cor: 'Classificação',
  estado: 'Situação',
  sinais: 'Sinais vitais',
  queixa: 'Queixa',
  historia: 'História',
  alergias: 'Alergias',
  em_uso: 'Medicamentos em uso',
  exame: 'Exame físico',
  hipoteses: 'Hipóteses',
  conduta: 'Conduta',
  medicamentos: 'Medicamentos dados',
  exames: 'Exames',
  procedimentos: 'Procedimentos',
  calculos: 'Cálculos',
  desfecho: 'Desfecho',
};

export const ROTULOS_DA_REAVALIACAO: Campos = {
  prevista: 'Prevista para',
  feita: 'Feita às',
  resposta: 'Resposta',
  sinais: 'Sinais vitais',
  conduta: 'Conduta',
  proxima: 'Próxima',
};

/** An attendance in words, to be read side by side with another. */
export function atendimentoEmPalavras(conteudo: ConteudoDoAtendimento, hora: Hora): Campos {
  const { clinico, cor, estado, desfecho, desfecho_dados, sinais, sexo, idade_anos } = conteudo;
  const { identificado, cadastro, gestante, medicamentos, exames, procedimentos, calculos } =
    clinico;
  const linhas = (itens: readonly string[] | undefined) => (itens ?? []).join('; ');
  const textos = [
    'queixa',
    'historia',
    'alergias',
    'em_uso',
    'exame',
    'hipoteses',
    'conduta',
  ] as const;
  return {
    ...Object.fromEntries(textos.map((nome) => [nome, clinico[nome] ?? ''])),
    descricao: conteudo.descricao,
    identificado: [identificado?.nome, identificado?.documento].filter(Boolean).join(', '),
    cadastro: conteudo.paciente_id === null ? '' : (cadastro?.nome ?? 'Ligado'),
    idade_anos: idade_anos === null ? '' : String(idade_anos),
    sexo: sexo ?? '',
    gestante: gestante === undefined ? '' : gestante ? 'Sim' : 'Não',
    cor: cor ? ROTULO_DA_COR[cor] : '',
    estado: ROTULO_DO_ESTADO[estado],
    sinais: sinaisEmPalavras(sinais),
    medicamentos: linhas(
      medicamentos?.map(({ nome, dose, via, diluicao, dado_em }) =>
        [nome, dose, via, diluicao, `às ${hora(dado_em)}`].filter(Boolean).join(', '),
      ),
    ),
    exames: linhas(
      exames?.map(({ nome, pedido_em, chegou_em, resultado }) =>
        [
          `${nome}, pedido às ${hora(pedido_em)}`,
          chegou_em && `chegou às ${hora(chegou_em)}`,
          resultado,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    procedimentos: linhas(
      procedimentos?.map(({ nome, feito_em }) => `${nome}, às ${hora(feito_em)}`),
    ),
    calculos: linhas(calculos?.map(({ texto }) => texto)),
    desfecho: desfecho
      ? [ROTULO_DO_DESFECHO[desfecho], ...dadosEmPalavras(desfecho_dados)].join('; ')
      : '',
  };
}

/** A re-evaluation in words. */
export function reavaliacaoEmPalavras(conteudo: ConteudoDaReavaliacao, hora: Hora): Campos {
  const { prevista_em, feita_em, resposta, sinais, conduta, proxima_em } = conteudo;
  return {
    prevista: hora(prevista_em),
    feita: feita_em ? hora(feita_em) : '',
    resposta: resposta ?? '',
    sinais: sinaisEmPalavras(sinais),
    conduta: conduta ?? '',
    proxima: proxima_em ? hora(proxima_em) : '',
  };
}

/** The fields that do not read alike. */
export const desiguais = (aqui: Campos, salvo: Campos): Diferenca<Campos>[] =>
  Object.keys(salvo)
    .filter((nome) => (aqui[nome] ?? '') !== (salvo[nome] ?? ''))
    .map((nome) => ({ nome, aqui: aqui[nome] ?? '', salvo: salvo[nome] ?? '' }));

function sinaisEmPalavras(sinais: ConteudoDoAtendimento['sinais']): string {
  const { consciencia, oxigenio, medidos_em: _, ...medidos } = sinais;
  return [
    ...Object.entries(medidos).map(([nome, valor]) => {
      const { rotulo, unidade } = SINAIS_VITAIS[nome as SinalVital];
      return `${rotulo} ${String(valor).replace('.', ',')} ${unidade}`.trim();
    }),
    consciencia && `Consciência ${consciencia}`,
    oxigenio !== undefined && (oxigenio ? 'Com oxigênio' : 'Em ar ambiente'),
  ]
    .filter(Boolean)
    .join(', ');
}

function dadosEmPalavras(dados: ConteudoDoAtendimento['desfecho_dados']): string[] {
  const { em: _, ...ditos } = dados ?? { em: '' };
  return Object.values(ditos).filter((dito): dito is string => Boolean(dito));
}
