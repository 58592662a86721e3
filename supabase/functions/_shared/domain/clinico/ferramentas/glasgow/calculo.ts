import { type Notas, Recusa } from '../../motor/notas.ts';
import { somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Each item, the field that says it cannot be tested, and its letters in a note (AO3 RV4 RM6). */
const ITENS = [
  { item: 'eye', nt: 'eye_nt', sigla: 'AO' },
  { item: 'verbal', nt: 'verbal_nt', sigla: 'RV' },
  { item: 'motor', nt: 'motor_nt', sigla: 'RM' },
] as const;

/** E + V + M; with an item that cannot be tested there are components and no total. */
export function calcular(entrada: Entrada, notas: Notas) {
  const lidos = ITENS.map(({ item, nt, sigla }) => {
    conferir(item, entrada[item], entrada[nt]);
    return { item, sigla, pontos: entrada[item] };
  });
  const testados = lidos.flatMap(({ item, pontos }) =>
    pontos === undefined ? [] : [[item, pontos] as const],
  );
  const components: Readonly<Record<string, number>> = Object.fromEntries(testados);
  if (testados.length === ITENS.length) {
    return { score: somar(...testados.map(([, pontos]) => pontos)), components };
  }
  const registro = lidos.map(({ sigla, pontos }) => `${sigla}${pontos ?? ' NT'}`).join(', ');
  const motivo = `Com item não testável não há total. Registre os componentes: ${registro}.`;
  notas.ausente(['score', 'severity'], motivo);
  return { components };
}

function conferir(item: string, pontos: number | undefined, naoTestavel: boolean | undefined) {
  if (pontos !== undefined && naoTestavel) {
    throw new Recusa(item, 'O item tem pontos e está como não testável: escolha um dos dois.');
  }
  if (pontos === undefined && !naoTestavel) {
    throw new Recusa(item, 'Informe os pontos do item, ou marque que não é testável.');
  }
}
