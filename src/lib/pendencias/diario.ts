import { CHAVES } from '@/config/constants.ts';
import { type Armazem, aparelho } from '../armazem.ts';
import { lerPendencia, type Pendencia } from './pendencia.ts';

/**
 * What the deposit does not have yet, written in the same instant as it is typed: a browser that is
 * killed before the deposit answers takes no word with it.
 */
export interface Diario {
  /** Reads what an earlier visit left; null marks a removal that the deposit may not have yet. */
  ler: () => Map<string, Pendencia | null>;
  /** Writes an operation; returns whether it fits. */
  guardar: (pendencia: Pendencia) => boolean;
  /** Notes that an operation was removed. */
  tirar: (id: string) => void;
  /** Removes a line that the deposit already has. */
  soltar: (id: string) => void;
}

const TIRADA = 'tirada';

/** Opens the journal of one account in local storage; never removes a line that another tab wrote since. */
export function criarDiario(usuarioId: string, armazem: Armazem = aparelho): Diario {
  const prefixo = `${CHAVES.pendencia}:${usuarioId}:`;
  /** Lines as this tab last read or wrote them. */
  const linhas = new Map<string, string>();
  const deOutraAba = (id: string) => {
    const atual = armazem.ler(prefixo + id);
    return atual !== null && atual !== linhas.get(id);
  };

  return {
    ler() {
      const lidas = new Map<string, Pendencia | null>();
      for (const chave of armazem.chaves()) {
        const linha = chave.startsWith(prefixo) ? armazem.ler(chave) : null;
        if (linha === null) continue;
        const id = chave.slice(prefixo.length);
        const pendencia = interpretar(linha);
        if (linha !== TIRADA && !pendencia) continue;
        linhas.set(id, linha);
        lidas.set(id, pendencia);
      }
      return lidas;
    },
    guardar(pendencia) {
      const linha = JSON.stringify(pendencia);
      const coube = armazem.gravar(prefixo + pendencia.id, linha);
      if (coube) linhas.set(pendencia.id, linha);
      return coube;
    },
    tirar(id) {
      if (deOutraAba(id)) return;
      linhas.set(id, TIRADA);
      if (!armazem.gravar(prefixo + id, TIRADA)) armazem.apagar(prefixo + id);
    },
    soltar(id) {
      if (!deOutraAba(id)) armazem.apagar(prefixo + id);
      linhas.delete(id);
    },
  };
}

function interpretar(linha: string): Pendencia | null {
  try {
    return lerPendencia(JSON.parse(linha));
  } catch {
    return null;
  }
}
