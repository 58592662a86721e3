import { CHAVES } from '@/config/constants.ts';
import type { Sessao } from './sessao.ts';
import { reivindicacoes } from './token.ts';

type SessaoDeAba = Pick<Sessao, 'ler' | 'iniciar' | 'encerrarPorOutraAba'>;

/**
 * Keeps this tab in step with the others, which share the token through local storage:
 * a sign-out elsewhere signs out here, a sign-in elsewhere signs in here, and another person's
 * sign-in starts this tab over, so that nothing of the previous person stays on the screen or in
 * the address.
 * @returns how to stop.
 */
export function acompanharAbas(sessao: SessaoDeAba, recomecar: () => void): () => void {
  function aoMudar({ key, newValue }: StorageEvent): void {
    // A null key means that all of the storage was cleared.
    if (key !== CHAVES.token && key !== null) return;
    const { situacao, usuario } = sessao.ler();
    if (!newValue) void sessao.encerrarPorOutraAba();
    else if (situacao === 'anonimo') void sessao.iniciar();
    else if (usuario && reivindicacoes(newValue).sub !== usuario.id) recomecar();
  }
  window.addEventListener('storage', aoMudar);
  return () => window.removeEventListener('storage', aoMudar);
}
