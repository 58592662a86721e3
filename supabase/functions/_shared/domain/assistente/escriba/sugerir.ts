/** The suggestions of a transcript as they are shown: those of a model in the place of the rules' same words. */
import type { Sugestao, TrechoDito } from '../../contracts/escriba.ts';
import type { Proposta } from './regras.ts';

/** The order in which a note is read. */
const ORDEM: readonly string[] = [
  'subjetivo',
  'objetivo',
  'avaliacao',
  'plano',
  'problema',
  'alergia',
  'medicamento',
  'sinal',
  'retorno',
];
const postoDe = (uma: Proposta) => ORDEM.indexOf(uma.tipo === 'texto' ? uma.secao : uma.tipo);

const seTocam = (uns: readonly TrechoDito[], outros: readonly TrechoDito[]) =>
  uns.some((um) => outros.some((outro) => um.inicio < outro.fim && outro.inicio < um.fim));

/** Joins what rules and a model suggest, in the order of a note, each with a number. */
export function reunir(
  regras: readonly Proposta[],
  modelo: readonly Proposta[] = [],
): readonly Sugestao[] {
  const sobram = regras.filter(
    (regra) =>
      !modelo.some((uma) => postoDe(uma) === postoDe(regra) && seTocam(uma.trechos, regra.trechos)),
  );
  return [...modelo, ...sobram]
    .sort((a, b) => postoDe(a) - postoDe(b) || inicioDe(a) - inicioDe(b))
    .map((uma, posicao) => ({ ...uma, id: `s${posicao + 1}` }));
}

const inicioDe = ({ trechos }: Proposta) => trechos[0]?.inicio ?? 0;
