import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { type Item, idDe } from '@/lib/pendencias/pendencias.ts';
import { useEnvioDePendencias, usePendencias } from '@/lib/pendencias/usePendencias.ts';
import { terminarImportacao } from '../api/importacao.ts';
import { chavesDePacientes } from '../api/keys.ts';
import { entregaDe } from './entrega.ts';
import { type ImportacaoGuardada, importacaoDe, type Parte } from './guarda.ts';

export type SituacaoDoEnvio = 'enviando' | 'pausado' | 'sem-rede' | 'falhou' | 'terminado';

/** The sending of one import while this shows: its state, and pause, go on and give up. */
export function useEnvio(importacao: ImportacaoGuardada, aoTerminar: () => void) {
  const { id, usuarioId, clinicaId } = importacao;
  const cache = useQueryClient();
  const pendencias = pendenciasDe(usuarioId);
  const especie = useMemo(() => importacaoDe(clinicaId), [clinicaId]);
  const entrega = useMemo(() => entregaDe(importacao), [importacao]);
  const chave = idDe(especie, id);
  const item = usePendencias(usuarioId, especie).find((uma) => uma.id === chave);
  const pausada = useSyncExternalStore(pendencias.assinar, () => pendencias.pausada(chave));
  const terminou = useRef(aoTerminar);
  terminou.current = aoTerminar;
  useEnvioDePendencias(usuarioId, especie, entrega);

  const continuar = useCallback(() => void pendencias.tentarDeNovo(chave), [pendencias, chave]);
  useEffect(continuar, [continuar]);

  // Gone from the line, here or in another tab, it has ended.
  const acabou = item === undefined;
  useEffect(() => {
    if (!acabou) return;
    void cache
      .invalidateQueries({ queryKey: chavesDePacientes.todos(clinicaId) })
      .then(() => terminou.current());
  }, [acabou, cache, clinicaId]);

  return {
    situacao: situacaoDe(item, pausada),
    enviados: item ? (item.dados.enviados ?? 0) : Number.POSITIVE_INFINITY,
    falha: item?.falha ?? null,
    lotes: item?.dados.lotes ?? 0,
    continuar,
    pausar: () => pendencias.pausar(chave),
    terminar: async () => {
      await terminarImportacao(id);
      pendencias.desistir(chave);
    },
  };
}

function situacaoDe(item: Item<Parte> | undefined, pausada: boolean): SituacaoDoEnvio {
  if (!item) return 'terminado';
  if (pausada) return 'pausado';
  if (!item.falha || item.situacao === 'enviando') return 'enviando';
  return item.falha.codigo === 'rede' ? 'sem-rede' : 'falhou';
}
