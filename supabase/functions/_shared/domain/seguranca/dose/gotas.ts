import { lerPosologia, type PosologiaEscrita } from '../../posologia/ler.ts';
import type { Posologia } from '../../posologia/tipos.ts';
import gotas from './dados/gotas.json' with { type: 'json' };
import type { LinhaDeGotas } from './tipos.ts';

/** The table as its file keeps it; a test holds it to this type. */
export const LINHAS_DE_GOTAS: readonly LinhaDeGotas[] = gotas.linhas;

/** Reads the posology of an item whose drugs are known: drops count where the table knows them. */
export function lerPosologiaDe(dcbs: readonly string[], escrita: PosologiaEscrita): Posologia {
  const lida = lerPosologia(escrita);
  const { concentracao, contagem } = lida;
  if (contagem?.forma !== 'gota' || concentracao?.por !== 'mL' || dcbs.length !== 1) return lida;
  const linha = LINHAS_DE_GOTAS.find(
    ({ dcb, mg_por_ml }) => dcb === dcbs[0] && mg_por_ml === concentracao.valor,
  );
  return linha ? lerPosologia({ ...escrita, gotasPorMl: linha.gotas_por_ml }) : lida;
}
