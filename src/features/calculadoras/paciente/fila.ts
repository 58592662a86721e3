import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import type { Especie } from '@/lib/pendencias/pendencia.ts';
import type { Item } from '@/lib/pendencias/pendencias.ts';
import { useEnvioDePendencias } from '@/lib/pendencias/usePendencias.ts';
import { type NovoCalculo, novoCalculoSchema } from '@/shared/calculos/api/linhas.ts';
import { guardarCalculo } from '@/shared/calculos/api/mutations.ts';
import { relerCalculos } from '@/shared/calculos/api/queries.ts';

/** A result on its way to the record, kept on this device until it is there. */
export const CALCULO: Especie<NovoCalculo> = {
  nome: 'calculo',
  dados: novoCalculoSchema,
  recusaPrende: false,
};
const ENTREGA = { enviar: guardarCalculo };

/** Sends the person's results while this shows, and reads again what a record holds of them. */
export function useEnvioDeCalculos(usuarioId: string): void {
  const cache = useQueryClient();
  const recarregar = useCallback(
    ({ paciente_id }: NovoCalculo) => void relerCalculos(cache, paciente_id),
    [cache],
  );
  useEnvioDePendencias(usuarioId, CALCULO, ENTREGA, recarregar);
}

/** Puts a result in the line: on this device first, whatever becomes of the call. */
export function enfileirar(usuarioId: string, calculo: NovoCalculo): void {
  void pendenciasDe(usuarioId).guardar(CALCULO, { chave: calculo.id, dados: calculo });
}

/** It is being sent for the first time: nothing to tell of it yet. */
export const naPrimeiraVez = ({ situacao, tentativas }: Item<NovoCalculo>): boolean =>
  situacao === 'enviando' && tentativas === 0;
