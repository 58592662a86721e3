import type { Campos } from '@domain/clinico/motor/campos.ts';
import { GRANDEZAS, type Grandeza } from '@domain/clinico/motor/grandezas.ts';
import type { Calculo } from '@/shared/calculos/api/linhas.ts';
import type { SinaisDaEntrada } from '@/shared/prontuario/api/linhas.ts';
import { familia, type Medida } from './sugerir.ts';

/** Which column of an entry measures which quantity. */
const DAS_ENTRADAS = {
  pas: 'pressao_sistolica',
  pad: 'pressao_diastolica',
  fc: 'frequencia_cardiaca',
  fr: 'frequencia_respiratoria',
  temperatura: 'temperatura',
  spo2: 'saturacao',
  glicemia: 'glicemia',
  peso: 'peso_kg',
  altura: 'altura_cm',
} as const satisfies Partial<Record<Grandeza, keyof SinaisDaEntrada>>;

/** Laboratory results: what a tool was told of them is worth telling the next one. */
const LABORATORIO: ReadonlySet<Grandeza> = new Set<Grandeza>([
  'creatinina',
  'ureia',
  'bun',
  'sodio',
  'potassio',
  'cloro',
  'bicarbonato',
  'calcio',
  'albumina',
  'bilirrubina',
  'inr',
  'hemoglobina',
  'hematocrito',
  'plaquetas',
  'leucocitos',
  'ph',
  'pao2',
  'paco2',
  'colesterol',
  'hdl',
  'triglicerides',
  'vhs',
  'pcr',
  'lactato',
]);

/** The newest of each vital sign; entries come newest first, and one need not have them all. */
export function medidasDasEntradas(
  entradas: readonly SinaisDaEntrada[],
  origem: 'evolucao' | 'rascunho' = 'evolucao',
): readonly Medida[] {
  return grandezas(DAS_ENTRADAS).flatMap((grandeza) => {
    const coluna = DAS_ENTRADAS[grandeza];
    const entrada = entradas.find((outra) => outra[coluna] !== null);
    const valor = entrada?.[coluna];
    if (!entrada || typeof valor !== 'number') return [];
    const { id, ocorrido_em: em } = entrada;
    const procedencia = { origem, id, em };
    return [{ grandeza, valor, unidade: GRANDEZAS[grandeza].unidade, procedencia }];
  });
}

/**
 * The newest of each laboratory value among what was typed into tools and kept. A value that came
 * from an earlier result keeps its own date: being used again does not make it younger.
 */
export function medidasDosCalculos(
  calculos: readonly Calculo[],
  camposDe: (ferramenta: string) => Campos | undefined,
): readonly Medida[] {
  const todas = calculos
    .filter(({ anulado_em }) => anulado_em === null)
    .flatMap((calculo) => doCalculo(calculo, camposDe(calculo.ferramenta) ?? {}));
  const porData = todas.sort((a, b) => b.procedencia.em.localeCompare(a.procedencia.em));
  return porData.filter(
    ({ grandeza }, posicao) =>
      porData.findIndex((outra) => outra.grandeza === grandeza) === posicao,
  );
}

function doCalculo(calculo: Calculo, campos: Campos): Medida[] {
  const { id, entrada, unidades, proveniencia, criado_em: em } = calculo;
  return Object.entries(campos).flatMap(([nome, campo]) => {
    const valor = entrada[nome];
    if (campo.tipo !== 'numero' || !campo.grandeza || typeof valor !== 'number') return [];
    const grandeza = familia(campo.grandeza);
    if (!LABORATORIO.has(grandeza)) return [];
    const procedencia = proveniencia[nome] ?? { origem: 'calculo', id, em };
    return [{ grandeza, valor, unidade: unidades[nome] ?? campo.unidade, procedencia }];
  });
}

function grandezas<G extends string>(tabela: Readonly<Record<G, string>>): G[] {
  return Object.keys(tabela) as G[];
}
