import { expect, it } from 'vitest';
import { acaoEmPalavras, papelEmPalavras } from './palavras.ts';

it('says what was done, also by a server that knows more', () => {
  expect(acaoEmPalavras('imprimiu')).toBe('imprimiu');
  expect(acaoEmPalavras('abriu_anexo')).toBe('abriu um anexo');
  expect(acaoEmPalavras('abriu_prontuario')).toBe('abriu seu prontuário');
  expect(acaoEmPalavras('fez_outra_coisa')).toBe('usou seu prontuário');
});

it('says as what somebody acted, when it is known', () => {
  expect(papelEmPalavras('medico')).toBe('Médico');
  expect(papelEmPalavras('robo')).toBe('');
  expect(papelEmPalavras(null)).toBe('');
});
