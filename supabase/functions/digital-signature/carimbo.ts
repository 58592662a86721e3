import type { Carimbar } from '@domain/assinatura/assinador.ts';
import { lerAncoras } from '../_shared/db/assinados.ts';
import { buscarDeAutoridade, redeDaqui } from '../_shared/icp/autoridades.ts';
import { carimbadoraDe, criarCarimbador } from '../_shared/icp/carimbador.ts';

const carimbadora = carimbadoraDe((nome) => Deno.env.get(nome));

/** Has signatures stamped by the timestamp authority of this installation; undefined where there is none. */
export const carimbar: Carimbar | undefined =
  carimbadora === null
    ? undefined
    : criarCarimbador(carimbadora, {
        rede: redeDaqui(),
        buscar: buscarDeAutoridade,
        ancoras: lerAncoras,
      });
