import type { Assunto } from '@/shared/conversas/api/linhas.ts';

/** What each conversation is for, in a patient's words. */
export const ASSUNTO_PARA_O_PACIENTE: Readonly<Record<Assunto, string>> = {
  administrativo: 'Com a recepção',
  clinico: 'Com os médicos',
};

/** Who reads it, said over the field. */
export const QUEM_LE: Readonly<Record<Assunto, string>> = {
  administrativo: 'A recepção e toda a equipe da clínica leem.',
  clinico: 'Só os médicos e a administração da clínica leem; a recepção não.',
};
