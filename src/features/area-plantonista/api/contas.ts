import { diaDe } from '@domain/agenda/fuso.ts';
import type { LocalDePlantao, Plantao } from '@domain/contracts/plantoes.ts';
import { type Acerto, acertoDe } from '@domain/plantao/acerto.ts';
import { type Preco, precoDe, type Termos, termosNoDia } from '@domain/plantao/preco.ts';

/** A shift with its place, what it is worth and where its money stands. */
export interface PlantaoComConta {
  readonly plantao: Plantao;
  readonly local: LocalDePlantao;
  /** `AAAA-MM-DD` on which it begins, by the clock of the place. */
  readonly dia: string;
  readonly termos: Termos | null;
  /** Null where the place says nothing of how it pays on that day. */
  readonly preco: Preco | null;
  readonly acerto: Acerto;
}

/** Joins shifts with their places and prices them, as of an instant. */
export function comContas(
  plantoes: readonly Plantao[],
  locais: readonly LocalDePlantao[],
  agora: number,
): PlantaoComConta[] {
  const porId = new Map(locais.map((local) => [local.id, local]));
  return plantoes.flatMap((plantao) => {
    const local = porId.get(plantao.local_id);
    return local ? [contaDe(plantao, local, agora)] : [];
  });
}

function contaDe(plantao: Plantao, local: LocalDePlantao, agora: number): PlantaoComConta {
  const { fuso, uf } = local;
  const dia = diaDe(new Date(plantao.inicio), fuso);
  const termos = termosNoDia(local.termos, dia)?.termos ?? null;
  const lugar = { fuso, calendario: { uf, ...local.calendario } };
  const preco = termos && precoDe(plantao, termos, lugar);
  const acerto = acertoDe(
    preco,
    termos,
    plantao.lancamentos.filter(({ anulado_em }) => anulado_em === null),
    { hoje: diaDe(new Date(agora), fuso), terminou: Date.parse(plantao.fim) <= agora },
  );
  return { plantao, local, dia, termos, preco, acerto };
}

/** Whether a shift counts: neither cancelled nor given to a colleague. */
export const conta = ({ plantao: { estado } }: PlantaoComConta): boolean =>
  estado === 'previsto' || estado === 'realizado';
