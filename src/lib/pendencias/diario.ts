import { CHAVES } from '@/config/constants.ts';
import { type Armazem, aparelho } from '../armazem.ts';
import { lerPendencia, type Pendencia } from './pendencia.ts';

/**
 * What the deposit does not have yet, written in the same instant as it is typed: a browser that is
 * killed before the deposit answers takes no word with it.
 */
export interface Diario {
  /** What another visit left here; null for what was taken away and may still be in the deposit. */
  ler: () => Map<string, Pendencia | null>;
  /** Yields whether it fits. */
  guardar: (pendencia: Pendencia) => boolean;
  /** Notes that one was taken away. */
  tirar: (id: string) => void;
  /** Forgets a line that the deposit has by now. */
  soltar: (id: string) => void;
}

const TIRADA = 'tirada';

/** The journal of one account, in local storage; a line that another tab wrote since stays. */
export function criarDiario(usuarioId: string, armazem: Armazem = aparelho): Diario {
  const prefixo = `${CHAVES.pendencia}:${usuarioId}:`;
  /** Lines as this tab knows them. */
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
