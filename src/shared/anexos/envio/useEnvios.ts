import { useEffect, useSyncExternalStore } from 'react';
import { type AlvoDoAnexo, idDoAlvo } from '../api/linhas.ts';
import { confirmarAnexo, removerAnexo, reservarAnexo } from '../api/mutations.ts';
import { criarEnvios, type Envios, porTerminar } from './envios.ts';
import { prepararArquivo } from './preparar.ts';
import { enviarBytes } from './transporte.ts';

/**
 * One for each place, for as long as the tab is open: a file goes on while the person looks
 * elsewhere.
 */
const abertos = new Map<string, Envios>();
/** What must be there before a path is asked for, told by the screen that is open. */
const garantias = new Map<string, () => Promise<unknown>>();

function enviosDe(alvo: AlvoDoAnexo): Envios {
  const lugar = idDoAlvo(alvo);
  const aberto = abertos.get(lugar);
  if (aberto) return aberto;
  const novo = criarEnvios({
    preparar: prepararArquivo,
    reservar: async (pronto) => {
      await garantias.get(lugar)?.();
      return reservarAnexo(alvo, pronto);
    },
    enviar: enviarBytes,
    confirmar: confirmarAnexo,
    remover: removerAnexo,
    novaChave: () => crypto.randomUUID(),
  });
  abertos.set(lugar, novo);
  return novo;
}

/**
 * Files on their way to an entry, a conversation or a shift. `garantir` brings the draft to the server first,
 * and throws when it cannot.
 */
export function useEnvios(alvo: AlvoDoAnexo, garantir?: () => Promise<unknown>) {
  const envios = enviosDe(alvo);
  const lista = useSyncExternalStore(envios.assinar, envios.ler);
  const lugar = idDoAlvo(alvo);
  const aberto = porTerminar(lista);

  useEffect(() => {
    if (garantir) garantias.set(lugar, garantir);
  }, [lugar, garantir]);

  useEffect(() => {
    const retomar = () => envios.retomar();
    window.addEventListener('online', retomar);
    return () => window.removeEventListener('online', retomar);
  }, [envios]);

  useEffect(() => {
    if (!aberto) return;
    const segurar = (evento: BeforeUnloadEvent) => evento.preventDefault();
    window.addEventListener('beforeunload', segurar);
    return () => window.removeEventListener('beforeunload', segurar);
  }, [aberto]);

  return { envios, lista };
}
