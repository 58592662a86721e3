import {
  CAMPOS_IMPORTADOS,
  type MapaDeColunas,
  normalizarCabecalho,
} from '@domain/importacao/campos.ts';
import * as z from 'zod/mini';
import { CHAVES } from '@/config/constants.ts';
import { criarGuardado } from '@/lib/guardado.ts';

const MAXIMO_DE_MAPAS = 10;

const mapasSchema = z.array(
  z.object({
    cabecalho: z.string(),
    mapa: z.array(z.nullable(z.enum(CAMPOS_IMPORTADOS))),
  }),
);
type Mapas = z.infer<typeof mapasSchema>;

const guardado = criarGuardado<Mapas>({
  chave: CHAVES.colunasDaImportacao,
  schema: mapasSchema,
  vazio: [],
});

const assinaturaDe = (cabecalho: readonly string[]) => cabecalho.map(normalizarCabecalho).join('|');

/** The columns a person chose the last time a file had this header; null when it never had. */
export function mapaLembrado(
  usuarioId: string,
  cabecalho: readonly string[],
): MapaDeColunas | null {
  const assinatura = assinaturaDe(cabecalho);
  const achado = guardado.ler(usuarioId).find((um) => um.cabecalho === assinatura);
  return achado?.mapa.length === cabecalho.length ? achado.mapa : null;
}

/** Remembers the columns chosen for a header; the ten latest are kept. */
export function lembrarMapa(
  usuarioId: string,
  cabecalho: readonly string[],
  mapa: MapaDeColunas,
): void {
  const assinatura = assinaturaDe(cabecalho);
  guardado.mudar(usuarioId, (mapas) =>
    [
      { cabecalho: assinatura, mapa: [...mapa] },
      ...mapas.filter((um) => um.cabecalho !== assinatura),
    ].slice(0, MAXIMO_DE_MAPAS),
  );
}
