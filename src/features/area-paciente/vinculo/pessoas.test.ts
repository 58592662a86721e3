import { describe, expect, it } from 'vitest';
import { nomeDoVinculo, respondePorVarios } from './pessoas.ts';

const em = (clinica_nome: string, paciente_nome: string) => ({
  paciente_id: `${clinica_nome} ${paciente_nome}`,
  clinica_nome,
  paciente_nome,
});
const SERENA = em('Clínica Vila Serena', 'Carlos Martins');
const ACACIAS = em('Clínica Jardim das Acácias', 'Carlos Martins');
const FILHA = em('Clínica Vila Serena', 'Clara Martins');

describe('an account', () => {
  it('of one person names the clinics alone, however many', () => {
    expect(respondePorVarios([SERENA, ACACIAS])).toBe(false);
    expect(nomeDoVinculo(SERENA, [SERENA, ACACIAS])).toBe('Clínica Vila Serena');
  });

  it('that answers for others too names whom each registration is of', () => {
    expect(respondePorVarios([SERENA, FILHA])).toBe(true);
    expect(nomeDoVinculo(FILHA, [SERENA, FILHA])).toBe('Clínica Vila Serena, para Clara Martins');
  });

  it('linked to nothing answers for nobody', () => {
    expect(respondePorVarios([])).toBe(false);
  });
});
