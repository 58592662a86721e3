import type { Canal } from './caixa.ts';
import { criarDeposito } from './deposito.ts';
import { criarDiario } from './diario.ts';
import { Pendencias } from './pendencias.ts';

const PREFIXO = 'pendencias';
const deposito = criarDeposito();
const abertas = new Map<string, Pendencias>();

/** Returns the outbox of an account; one object a tab. */
export function pendenciasDe(usuarioId: string): Pendencias {
  const aberta = abertas.get(usuarioId);
  if (aberta) return aberta;
  const nova = new Pendencias({
    usuarioId,
    deposito,
    diario: criarDiario(usuarioId),
    canal: canalDe(usuarioId),
    agora: Date.now,
    agendar(espera, tarefa) {
      const temporizador = setTimeout(tarefa, espera);
      return () => clearTimeout(temporizador);
    },
    travar: (nome, tarefa) => travar(`${PREFIXO}:${usuarioId}:${nome}`, tarefa),
    aoVoltarRede(aoVoltar) {
      window.addEventListener('online', aoVoltar);
      return () => window.removeEventListener('online', aoVoltar);
    },
  });
  abertas.set(usuarioId, nova);
  return nova;
}

/** Locks across tabs. Without browser locks two tabs may send the same; the server counts it once. */
async function travar(nome: string, tarefa: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !navigator.locks) return tarefa();
  await navigator.locks.request(nome, tarefa);
}

function canalDe(usuarioId: string): Canal {
  if (typeof BroadcastChannel === 'undefined') {
    return { dizer: () => undefined, ouvir: () => () => undefined };
  }
  const canal = new BroadcastChannel(`${PREFIXO}:${usuarioId}`);
  return {
    dizer: (ids) => canal.postMessage(ids),
    ouvir(aoMudar) {
      const ler = ({ data }: MessageEvent<readonly string[]>) => aoMudar(data);
      canal.addEventListener('message', ler);
      return () => canal.removeEventListener('message', ler);
    },
  };
}
