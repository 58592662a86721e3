import { type Bruta, texto } from './busca-da-entrada.ts';

const ASSUNTOS = ['administrativo', 'clinico'] as const;

/** Asking for a time: the appointment that is moved instead, if any. */
export function buscaDoPedido(bruta: Bruta): { remarcar?: string } {
  const remarcar = texto(bruta.remarcar);
  return remarcar ? { remarcar } : {};
}

/** The patient's conversations: of which registration, about what. */
export function buscaDasConversas(bruta: Bruta): {
  com?: string;
  assunto?: (typeof ASSUNTOS)[number];
} {
  const com = texto(bruta.com);
  const assunto = ASSUNTOS.find((conhecido) => conhecido === bruta.assunto);
  return { ...(com && { com }), ...(assunto && { assunto }) };
}

/** Requests of patients: those open, or those ended. */
export function buscaDosPedidos(bruta: Bruta): { mostrar?: 'encerradas' } {
  return bruta.mostrar === 'encerradas' ? { mostrar: 'encerradas' } : {};
}
