import { SEVERIDADES, type Severidade } from '../clinico/medicamentos/tipos.ts';
import { ehLocal } from '../clinico/medicamentos/vias.ts';
import { comMaiuscula } from './achado.ts';
import { type Alergenos, menor } from './alergenos.ts';
import type { Farmaco } from './leitura.ts';
import type { Alergia, AlergiasLidas } from './ler-alergias.ts';
import type { AlergiaCruzada, CadeiaLateral, LinhaDeAlergia } from './tabelas.ts';
import { type AchadoDeSeguranca, grauDe } from './tipos.ts';

const INFORMADAS = 'Alergias informadas';
const SEM_CONFERIR = { estado: 'pendente' } as const;
const CEFALOSPORINA = 'cefalosporina';

interface Tabela {
  readonly alergenos: Alergenos;
  readonly cadeias: readonly CadeiaLateral[];
}

/** What the allergies say of each drug, each allergen for itself, and which were not understood. */
export function conferirAlergias(
  tabela: Tabela,
  { alergias, desconhecidas }: AlergiasLidas,
  farmacos: readonly Farmaco[],
): readonly AchadoDeSeguranca[] {
  return [
    ...alergias.flatMap((alergia) =>
      farmacos.flatMap((farmaco) => conferir(tabela, alergia, farmaco)),
    ),
    ...desconhecidas.map(naoReconhecida),
  ];
}

function naoReconhecida(termo: string): AchadoDeSeguranca {
  return {
    regra: 'alergia-nao-reconhecida',
    codigo: 'alergia.desconhecida',
    severidade: 'moderada',
    grau: 'chama_atencao',
    itens: [],
    farmacos: [],
    frase: `Alergia a “${termo.slice(0, 80)}”: não foi reconhecida; confira com cada medicamento.`,
    fonte: INFORMADAS,
    verificacao: SEM_CONFERIR,
  };
}

function conferir(
  { alergenos, cadeias }: Tabela,
  alergia: Alergia,
  farmaco: Farmaco,
): readonly AchadoDeSeguranca[] {
  const { grupo, exatos, reacao, termo, tolerados } = alergia;
  const { dcb, item } = farmaco;
  if (grupo?.via && item.via !== grupo.via) return [];
  const confirmar = alergia.incerta ? ' A alergia está a confirmar.' : '';
  const nome = comMaiuscula(dcb);
  if (exatos.includes(dcb)) {
    const intolerado = reacao === 'intolerancia' ? grupo?.mesmo_grupo.intolerancia : undefined;
    const severidade = intolerado ?? grupo?.mesmo_farmaco ?? 'contraindicada';
    const composto =
      exatos.length > 1 ? ` “${termo}” é um composto: não se sabe qual componente.` : '';
    const frase = `${nome}: ${deQue(alergia)}.${composto}${confirmar}`;
    return [achado('alergia.mesma', severidade, frase, farmaco, grupo)];
  }
  if (!grupo || tolerados.has(dcb) || naoCruza(alergenos, grupo, dcb)) return [];
  if (grupo.membros.includes(dcb)) {
    const severidade = noGrupo(cadeias, grupo, exatos, dcb) ?? grupo.mesmo_grupo[reacao];
    const frase = `${nome}: mesmo grupo de “${termo}” (${grupo.id}); ${deQue(alergia)}.${confirmar}`;
    return [achado('alergia.grupo', severidade, frase, farmaco, grupo)];
  }
  const cruzada =
    reacao === 'intolerancia' || ehLocal(item.via) ? undefined : cruza(alergenos, grupo, dcb);
  if (!cruzada) return [];
  const frase = `${nome}: pode cruzar com a alergia a “${termo}”. ${cruzada.risco}.${confirmar}`;
  return [achado('alergia.cruzada', cruzada.severidade, frase, farmaco, grupo)];
}

function deQue({ termo, reacao }: Alergia): string {
  if (reacao === 'anafilaxia') return `o paciente teve reação grave a “${termo}”`;
  if (reacao === 'intolerancia') return `o paciente não tolera “${termo}”`;
  return `o paciente tem alergia a “${termo}”`;
}

/** The drugs of a group or, where it is none, the drug of that name. */
function membrosDe({ porId }: Alergenos, nome: string): readonly string[] {
  return porId.get(nome)?.membros ?? [nome];
}

/**
 * What a group leaves out holds unless a narrower line says that it crosses.
 */
function naoCruza(alergenos: Alergenos, grupo: LinhaDeAlergia, dcb: string): boolean {
  if (grupo.membros.includes(dcb)) return false;
  const fora = grupo.nao_cruza
    .map((nome) => membrosDe(alergenos, nome))
    .filter((um) => um.includes(dcb));
  if (fora.length === 0) return false;
  const dentro = cruza(alergenos, grupo, dcb);
  if (!dentro) return true;
  const deDentro = (dentro.membros ?? membrosDe(alergenos, dentro.grupo)).length;
  return Math.min(...fora.map(({ length }) => length)) <= deDentro;
}

function cruza(
  alergenos: Alergenos,
  { cruzada }: LinhaDeAlergia,
  dcb: string,
): AlergiaCruzada | undefined {
  const valem = cruzada
    .filter(({ sem_medicamento }) => !sem_medicamento)
    .map((linha) => ({ linha, membros: linha.membros ?? membrosDe(alergenos, linha.grupo) }))
    .filter(({ membros }) => membros.includes(dcb));
  return menor(valem)?.linha;
}

/**
 * Of two cephalosporins, one known by name: their side chains tell. Undefined where the chains say
 * nothing, and the group's own severity holds.
 */
function noGrupo(
  cadeias: readonly CadeiaLateral[],
  grupo: LinhaDeAlergia,
  exatos: readonly string[],
  dcb: string,
): Severidade | undefined {
  const [conhecido] = exatos;
  if (grupo.id !== CEFALOSPORINA || conhecido === undefined) return undefined;
  const da = cadeias.filter(({ identico, parecido }) =>
    [...identico.flat(), ...parecido].includes(conhecido),
  );
  if (
    da.some(({ identico }) =>
      identico.some((iguais) => iguais.includes(conhecido) && iguais.includes(dcb)),
    )
  ) {
    return undefined;
  }
  const parecidas = da.filter(({ identico, parecido }) =>
    [...identico.flat(), ...parecido].includes(dcb),
  );
  return parecidas.reduce<Severidade>(
    (pior, { severidade }) =>
      SEVERIDADES.indexOf(severidade) > SEVERIDADES.indexOf(pior) ? severidade : pior,
    'moderada',
  );
}

function achado(
  codigo: 'alergia.mesma' | 'alergia.grupo' | 'alergia.cruzada',
  severidade: Severidade,
  frase: string,
  { dcb, item }: Farmaco,
  grupo: LinhaDeAlergia | undefined,
): AchadoDeSeguranca {
  return {
    regra: grupo ? `alergia.${grupo.id}` : 'alergia',
    codigo,
    severidade,
    grau: grauDe(severidade),
    itens: [item.campo],
    farmacos: [dcb],
    frase,
    ...(grupo?.nota !== undefined && { conduta: grupo.nota }),
    fonte: grupo?.fonte ?? INFORMADAS,
    verificacao: grupo?.verificacao ?? SEM_CONFERIR,
  };
}
