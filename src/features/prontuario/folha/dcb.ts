import { BASE } from '@domain/clinico/medicamentos/base.ts';
import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';

/** The ingredients of what was written, by their Brazilian common denomination; none when unknown. */
export function dcbsDe(nome: string): string[] {
  if (nome.trim().length < 3) return [];
  const reconhecido = reconhecer(BASE.lexico, nome);
  return reconhecido.reconhecido ? [...reconhecido.dcbs] : [];
}
