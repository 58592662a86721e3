import { criarCanal, travarAbas } from '../sigilo/abas.ts';
import { bancoDoAparelho, chaveiro } from '../sigilo/aparelho.ts';
import { criarDeposito } from './deposito.ts';
import { Pendencias } from './pendencias.ts';

const PREFIXO = 'pendencias';
const deposito = criarDeposito({ banco: bancoDoAparelho, chaveDe: chaveiro.chaveDe });
const abertas = new Map<string, Pendencias>();

/** Returns the outbox of an account; one object a tab. */
export function pendenciasDe(usuarioId: string): Pendencias {
  const aberta = abertas.get(usuarioId);
  if (aberta) return aberta;
  const nova = new Pendencias({
    usuarioId,
    deposito,
    canal: criarCanal(`${PREFIXO}:${usuarioId}`),
    agora: Date.now,
    agendar(espera, tarefa) {
      const temporizador = setTimeout(tarefa, espera);
      return () => clearTimeout(temporizador);
    },
    // Without browser locks two tabs may send the same; the server counts it once.
    travar: (nome, tarefa) => travarAbas(`${PREFIXO}:${usuarioId}:${nome}`, tarefa),
    aoVoltarRede(aoVoltar) {
      window.addEventListener('online', aoVoltar);
      return () => window.removeEventListener('online', aoVoltar);
    },
  });
  abertas.set(usuarioId, nova);
  return nova;
}
