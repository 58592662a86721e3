import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { type Entrega, idDe } from '@/lib/pendencias/pendencias.ts';
import { abrirImportacao, enviarLote, terminarImportacao } from '../api/importacao.ts';
import { type Carga, type ImportacaoGuardada, importacaoDe, type Parte } from './guarda.ts';
import { LINHAS_POR_LOTE } from './plano.ts';

/** Sends imports of a clinic part by part: the beginning, each batch, the end. */
export function entregaDe(importacao: ImportacaoGuardada): Entrega<Parte> {
  return {
    async enviar({ id, clinicaId, arquivo, total, lotes, enviados }) {
      if (enviados === null) return abrirImportacao(id, clinicaId, arquivo, total);
      if (enviados === lotes) return terminarImportacao(id);
      const plano = await planoDe(id, importacao);
      const inicio = enviados * LINHAS_POR_LOTE;
      return enviarLote(id, plano.slice(inicio, inicio + LINHAS_POR_LOTE));
    },
    resto(parte) {
      if (parte.enviados === null) return { ...parte, enviados: 0 };
      return parte.enviados < parte.lotes ? { ...parte, enviados: parte.enviados + 1 } : null;
    },
  };
}

/** The rows of the import at hand, or of one that another tab began. */
async function planoDe(id: string, aMao: ImportacaoGuardada): Promise<Carga['plano']> {
  if (id === aMao.id) return aMao.plano;
  const guardada = idDe(importacaoDe(aMao.clinicaId), id);
  const carga = (await pendenciasDe(aMao.usuarioId).carga(guardada)) as Carga;
  return carga.plano;
}
