import { calendarioDePlantoes, type PlantaoNoCalendario } from '@domain/plantao/calendario.ts';
import { describe, expect, it } from 'vitest';

const PLANTAO: PlantaoNoCalendario = {
  id: '11111111-1111-4111-8111-111111111111',
  inicio: '2026-12-12T22:00:00+00:00',
  fim: '2026-12-13T07:00:00-03:00',
  vale: true,
  sobreaviso: false,
  local_nome: 'UPA Norte; Sala 1, térreo',
  setor: null,
  endereco: 'Rua A, 10\nfundos\u0007',
  cidade: 'São Paulo',
  sequencia: 3,
  alterado_em: '2026-11-23T10:00:00.123456+00:00',
};

/** Undoes the folding, as a calendar does. */
const linhasDe = (ics: string) => ics.replace(/\r\n /g, '').split('\r\n');

describe('a calendar of shifts', () => {
  it('says each shift in UTC, under an id and a sequence that stay its own', () => {
    expect(linhasDe(calendarioDePlantoes([PLANTAO], 120))).toEqual(
      expect.arrayContaining([
        'UID:11111111-1111-4111-8111-111111111111@plantoes.pleno',
        'DTSTAMP:20261123T100000Z',
        'SEQUENCE:3',
        'DTSTART:20261212T220000Z',
        'DTEND:20261213T100000Z',
        'STATUS:CONFIRMED',
        'TRIGGER:-PT120M',
      ]),
    );
  });

  it('escapes what would end a value, and keeps no control character', () => {
    const linhas = linhasDe(calendarioDePlantoes([PLANTAO], null));
    expect(linhas).toContain('SUMMARY:Plantão · UPA Norte\\; Sala 1\\, térreo');
    expect(linhas).toContain(
      'LOCATION:UPA Norte\\; Sala 1\\, térreo\\, Rua A\\, 10\\nfundos\\, São Paulo',
    );
  });

  it('takes what is cancelled or given away back, without ringing', () => {
    const ics = calendarioDePlantoes([{ ...PLANTAO, vale: false }], 120);
    expect(ics).toContain('STATUS:CANCELLED\r\n');
    expect(ics).not.toContain('VALARM');
  });

  it('folds at 75 octets, never within a character, and ends every line by CRLF', () => {
    const ics = calendarioDePlantoes([{ ...PLANTAO, local_nome: 'Ção🏥'.repeat(40) }], null);
    const pedacos = ics.split('\r\n');
    expect(pedacos.pop()).toBe('');
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const pedaco of pedacos) {
      expect(Buffer.byteLength(pedaco)).toBeLessThanOrEqual(75);
      expect(pedaco).not.toContain('\uFFFD');
    }
    expect(linhasDe(ics)).toContain(`SUMMARY:Plantão · ${'Ção🏥'.repeat(40)}`);
  });

  it('without shifts is a whole calendar', () => {
    expect(calendarioDePlantoes([], 120)).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  });
});
