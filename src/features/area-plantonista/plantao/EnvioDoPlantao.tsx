import { vencida } from '@domain/plantao/triagem.ts';
import { useEffect } from 'react';
import { usePendencias } from '@/lib/pendencias/usePendencias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { alertarTrancado } from '@/lib/sigilo/alertas.ts';
import { useCopia } from '@/lib/sigilo/useCopia.ts';
import { copiaDoPlantao } from './copia.ts';
import { OPERACAO, useEnvioDoPlantao } from './fila.ts';
import { emHoras } from './tempo.ts';
import { type Turno, turnoDe } from './turno.ts';

const MINUTO = 60_000;

/** Sends what waits of the person's shift, wherever in the app they are by then, and says what is due. */
export function EnvioDoPlantao() {
  const { id } = usePerfil();
  useEnvioDoPlantao(id);
  const { valor: copia } = useCopia(copiaDoPlantao, id);
  const itens = usePendencias(id, OPERACAO);
  useEffect(() => {
    const turno = turnoDe(copia, itens);
    return alertarTrancado((agora) => alertasDe(turno, agora));
  }, [copia, itens]);
  return null;
}

/** What a locked phone says of a shift: since when, and how many are due. No patient is in it. */
export function alertasDe(turno: Turno, agora: number): string[] {
  const { sessao, atendimentos, reavaliacoes } = turno;
  if (!sessao) return [];
  const abertos = new Set(
    atendimentos.filter(({ estado }) => estado !== 'finalizado').map(({ id }) => id),
  );
  const vencidas = reavaliacoes.filter(
    (uma) => abertos.has(uma.atendimento_id) && vencida(uma, agora),
  ).length;
  const ha = emHoras(Math.floor((agora - Date.parse(sessao.inicio)) / MINUTO));
  return [
    `Plantão em andamento há ${ha}.`,
    ...(vencidas > 0 ? [`Reavaliações vencidas: ${vencidas}.`] : []),
  ];
}
