/** Runs a task when no other tab runs one under the same name; without browser locks, at once. */
export async function travarAbas(nome: string, tarefa: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !navigator.locks) return tarefa();
  await navigator.locks.request(nome, tarefa);
}

/** Tells the other tabs something, and hears what they tell. */
export interface CanalDeAbas<M> {
  dizer: (mensagem: M) => void;
  /** Subscribes; returns how to unsubscribe. */
  ouvir: (aoDizer: (mensagem: M) => void) => () => void;
}

/** Opens a channel between the tabs of this browser; where there is none, nobody hears. */
export function criarCanal<M>(nome: string): CanalDeAbas<M> {
  if (typeof BroadcastChannel === 'undefined') {
    return { dizer: () => undefined, ouvir: () => () => undefined };
  }
  const canal = new BroadcastChannel(nome);
  return {
    dizer: (mensagem) => canal.postMessage(mensagem),
    ouvir(aoDizer) {
      const ler = ({ data }: MessageEvent<M>) => aoDizer(data);
      canal.addEventListener('message', ler);
      return () => canal.removeEventListener('message', ler);
    },
  };
}
