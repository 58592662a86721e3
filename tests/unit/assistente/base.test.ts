import { readFileSync } from 'node:fs';
import { enderecoDoTitulo, lerProtocolo } from '@domain/assistente/protocolo.ts';
import { describe, expect, it } from 'vitest';
import {
  MIGRACAO_DA_BASE,
  migracaoDaBase,
  protocolosDaBase,
} from '../../../scripts/assistente/migracao.ts';

describe('the knowledge base', () => {
  it('is in the migration as its files are', () => {
    const migracao = readFileSync(new URL(`../../../${MIGRACAO_DA_BASE}`, import.meta.url), 'utf8');
    expect(migracao === migracaoDaBase()).toBe(true);
  });

  it('has 77 conditions in 620 passages, none with the address of another', () => {
    const passagens = protocolosDaBase().flatMap((protocolo) => protocolo.passagens);
    expect(new Set(passagens.map(({ id }) => id)).size).toBe(620);
    expect(protocolosDaBase()).toHaveLength(77);
  });

  it('ends each sentence with the mark of its source', () => {
    for (const { passagens } of protocolosDaBase())
      for (const { id, texto } of passagens)
        for (const linha of texto.split('\n').filter((l) => l.trim()))
          expect(`${id}: ${linha}`).toMatch(/\[\^f\d+\]$/);
  });
});

describe('reading a protocol', () => {
  it('makes the address of a heading', () => {
    expect(enderecoDoTitulo('Doses — adulto')).toBe('doses-adulto');
    expect(enderecoDoTitulo('Quando internar/transferir')).toBe('quando-internar-transferir');
  });

  it.each([
    '',
    'sem cabeçalho',
    '---\nid dengue\n---\n## A\n\ntexto',
    '---\nid: dengue\n---\n## A\n\ntexto',
  ])('refuses %j', (texto) => {
    expect(() => lerProtocolo(texto)).toThrow();
  });
});
