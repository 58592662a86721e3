import { SEVERIDADES, type Severidade } from '../clinico/medicamentos/tipos.ts';
import { comMaiuscula } from './achado.ts';
import { alcanca, type LinhaDoFarmaco, type LinhasPorFarmaco } from './alcance.ts';
import type { Farmaco, Situacao } from './leitura.ts';
import type { LinhaDeGestacao, SeveridadeDaLinha } from './tabelas.ts';
import { type AchadoDeSeguranca, type CodigoDeSeguranca, grauDe } from './tipos.ts';

type SituacaoDaLinha = LinhaDeGestacao['situacao'];

const CODIGO: Readonly<Record<SituacaoDaLinha, CodigoDeSeguranca>> = {
  gestacao: 'gestacao',
  lactacao: 'lactacao',
  mulher_em_idade_fertil: 'idade_fertil',
};
const QUANDO: Readonly<Record<SituacaoDaLinha, string>> = {
  gestacao: 'na gestação',
  lactacao: 'na amamentação',
  mulher_em_idade_fertil: 'em quem pode engravidar',
};

/** Ages of childbearing in years, both ends included. */
const FERTIL_DE = 10;
const FERTIL_ATE = 50;

/** The first week of the second and of the third trimester. */
const SEGUNDO_TRIMESTRE = 14;
const TERCEIRO_TRIMESTRE = 28;
/** A week in each stretch that some row tells apart, for a pregnancy of unknown age. */
const SEMANAS_POSSIVEIS = [6, 16, 22, 30, 38] as const;

/**
 * What pregnancy, nursing, or an age in which one may become pregnant says of each drug: one row a
 * drug, the most specific. Without the weeks of a pregnancy, the gravest of its trimesters.
 */
export function conferirGestacao(
  linhas: LinhasPorFarmaco<LinhaDeGestacao>,
  farmacos: readonly Farmaco[],
  situacao: Situacao,
): readonly AchadoDeSeguranca[] {
  return situacoesDe(situacao).flatMap((qual) =>
    farmacos.flatMap((farmaco) => {
      const doFarmaco = (linhas.get(farmaco.dcb) ?? []).filter(
        ({ linha }) => linha.situacao === qual && alcanca(linha, farmaco, situacao),
      );
      const escolhida = naSituacao(qual, doFarmaco, situacao.paciente.semanas);
      return escolhida ? achado(qual, escolhida, farmaco, situacao) : [];
    }),
  );
}

function situacoesDe({ paciente, condicoes }: Situacao): readonly SituacaoDaLinha[] {
  const { gestante, lactante, sexo, idade } = paciente;
  const idadeFertil =
    sexo === 'feminino' && idade && idade.anos >= FERTIL_DE && idade.anos <= FERTIL_ATE;
  return [
    ...(gestante ? (['gestacao'] as const) : []),
    ...(lactante ? (['lactacao'] as const) : []),
    ...(idadeFertil && !condicoes.has('menopausa') ? (['mulher_em_idade_fertil'] as const) : []),
  ];
}

function naSituacao(
  qual: SituacaoDaLinha,
  linhas: readonly LinhaDoFarmaco<LinhaDeGestacao>[],
  semanas: number | undefined,
): LinhaDeGestacao | undefined {
  if (qual !== 'gestacao') return maisEspecifica(linhas);
  const possiveis = semanas === undefined ? SEMANAS_POSSIVEIS : [semanas];
  const escolhidas = possiveis.map((semana) =>
    maisEspecifica(linhas.filter(({ linha }) => naSemana(linha, semana))),
  );
  return escolhidas.reduce((a, b) => (a && (!b || peso(a) >= peso(b)) ? a : b), undefined);
}

function naSemana(
  { trimestre, semanas_de, semanas_ate }: LinhaDeGestacao,
  semana: number,
): boolean {
  const doSemana = semana < SEGUNDO_TRIMESTRE ? 1 : semana < TERCEIRO_TRIMESTRE ? 2 : 3;
  if (trimestre !== undefined && trimestre !== doSemana) return false;
  return semana >= (semanas_de ?? 0) && semana < (semanas_ate ?? Infinity);
}

/** In order: how the drug is named, what else the row asks, its trimester; then the gravest. */
function maisEspecifica(
  linhas: readonly LinhaDoFarmaco<LinhaDeGestacao>[],
): LinhaDeGestacao | undefined {
  const ordem = ({ linha, especificidade }: LinhaDoFarmaco<LinhaDeGestacao>) =>
    especificidade * 100 +
    Number(pedeMais(linha)) * 50 +
    Number(linha.trimestre !== undefined) * 10 +
    peso(linha);
  return linhas.reduce<LinhaDoFarmaco<LinhaDeGestacao> | undefined>(
    (a, b) => (a && ordem(a) >= ordem(b) ? a : b),
    undefined,
  )?.linha;
}

function pedeMais(linha: LinhaDeGestacao): boolean {
  const { condicao, dose_acima, dose_ate, semanas_de, semanas_ate, via } = linha;
  return [condicao, dose_acima, dose_ate, semanas_de, semanas_ate, via].some(
    (um) => um !== undefined,
  );
}

function peso({ severidade }: { readonly severidade: SeveridadeDaLinha }): number {
  return SEVERIDADES.indexOf(severidade as Severidade) + 1;
}

function achado(
  qual: SituacaoDaLinha,
  { id, severidade, trimestre, frase, fonte, verificacao }: LinhaDeGestacao,
  { dcb, item }: Farmaco,
  { paciente }: Situacao,
): readonly AchadoDeSeguranca[] {
  if (severidade === 'compativel') return [];
  const semIdade = trimestre !== undefined && paciente.semanas === undefined;
  const ressalva = semIdade
    ? ' Semanas de gestação não informadas: vale o trimestre mais grave.'
    : '';
  return [
    {
      regra: id,
      codigo: CODIGO[qual],
      severidade,
      grau: grauDe(severidade),
      itens: [item.campo],
      farmacos: [dcb],
      frase: `${comMaiuscula(dcb)} ${QUANDO[qual]}: ${frase}${ressalva}`,
      fonte,
      verificacao,
    },
  ];
}
