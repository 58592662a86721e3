import { linkDaTeleconsultaSchema, salaDeVideo } from '@domain/agenda/teleconsulta.ts';
import { describe, expect, it } from 'vitest';

describe('the link of a teleconsultation', () => {
  it.each([
    ['https://video.demo/sala', 'https://video.demo/sala'],
    ['  https://video.demo/sala?x=1  ', 'https://video.demo/sala?x=1'],
    ['', ''],
    ['   ', ''],
    [`https://${'a'.repeat(492)}`, `https://${'a'.repeat(492)}`],
  ])('reads %j', (digitado, lido) => {
    expect(linkDaTeleconsultaSchema.parse(digitado)).toBe(lido);
  });

  it.each([
    'http://video.demo/sala',
    'video.demo/sala',
    'https://',
    'https://video.demo/a b',
    'https://video.demo/"onload',
    'javascript:alert(1)',
    `https://${'a'.repeat(493)}`,
  ])('refuses %j', (digitado) => {
    expect(linkDaTeleconsultaSchema.safeParse(digitado).success).toBe(false);
  });
});

describe('the room in force', () => {
  const doTipo = { link_da_teleconsulta: 'https://video.demo/tipo' };
  it('is the own one', () => {
    expect(salaDeVideo({ link_da_teleconsulta: 'https://video.demo/sua' }, doTipo)).toBe(
      'https://video.demo/sua',
    );
  });
  it('else that of the kind', () => {
    expect(salaDeVideo({ link_da_teleconsulta: null }, doTipo)).toBe('https://video.demo/tipo');
  });
  it('else none', () => {
    expect(salaDeVideo({ link_da_teleconsulta: null }, { link_da_teleconsulta: null })).toBeNull();
    expect(salaDeVideo({ link_da_teleconsulta: null }, undefined)).toBeNull();
  });
});
