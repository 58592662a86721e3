import { lerPosologia } from '@domain/posologia/ler.ts';
import { escreverPosologia, lerAtalho } from '@domain/prescricao/frase.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the sentence of a shorthand', () => {
  it.each([
    ['1cp 8/8h 7d', 'Tomar 1 comprimido por via oral de 8 em 8 horas por 7 dias.'],
    ['1 caps 12/12h uso continuo', 'Tomar 1 cápsula por via oral de 12 em 12 horas, uso contínuo.'],
    ['20 gts 6/6h sn', 'Tomar 20 gotas por via oral de 6 em 6 horas, se necessário.'],
    ['5ml 8/8h 10d', 'Tomar 5 mL por via oral de 8 em 8 horas por 10 dias.'],
    ['1 cp a noite', 'Tomar 1 comprimido por via oral à noite.'],
    ['1cp pela manhã e à noite', 'Tomar 1 comprimido por via oral pela manhã e à noite.'],
    ['1cp em jejum', 'Tomar 1 comprimido por via oral em jejum.'],
    ['1cp 1x/d', 'Tomar 1 comprimido por via oral 1 vez ao dia.'],
    ['1 a 2 cp 6/6h se dor', 'Tomar 1 a 2 comprimidos por via oral de 6 em 6 horas, se dor.'],
    ['½ cp 12/12h', 'Tomar meio comprimido por via oral de 12 em 12 horas.'],
    ['1,5cp 12/12h', 'Tomar 1 comprimido e meio por via oral de 12 em 12 horas.'],
    ['1cp 1x/sem', 'Tomar 1 comprimido por via oral 1 vez por semana.'],
    ['1cp 2x/sem por 4 semanas', 'Tomar 1 comprimido por via oral 2 vezes por semana por 28 dias.'],
    ['1cp dias alternados', 'Tomar 1 comprimido por via oral em dias alternados.'],
    ['1 amp IM dose única', 'Aplicar 1 ampola por via intramuscular em dose única.'],
    ['1cp 4/4h sn 1d', 'Tomar 1 comprimido por via oral de 4 em 4 horas por 1 dia, se necessário.'],
  ])('%s', (texto, frase) => {
    expect(lerAtalho(texto, { via: 'oral' })?.frase).toBe(frase);
  });

  it.each([
    ['a second amount', '3 cp 1x/d 5d e 2 cp 1x/d 5d'],
    ['another stage', '1cp 8/8h 7d depois 1cp 12/12h 7d'],
    ['days left out', '1cp 8/8h exceto domingo'],
    ['a place', '1 gota 12/12h em cada olho'],
    ['a dose by weight', '10 mg/kg/dia 12/12h'],
    ['units of insulin', '30 UI manha e 10 UI noite'],
    ['no rhythm', '2 cp'],
    ['a limit', '1cp 6/6h se dor, máximo 4 ao dia'],
    ['a warning', '1cp 1x/d, não partir'],
  ])('%s is left as it was written', (_, texto) => {
    expect(lerAtalho(texto, { via: 'oral' })).toBeUndefined();
  });

  it('says no way of use that nobody said', () => {
    expect(lerAtalho('1cp 8/8h')?.frase).toBe('Tomar 1 comprimido de 8 em 8 horas.');
    expect(lerAtalho('1 comprimido 1x/d', { via: 'vaginal' })?.frase).toBe(
      'Introduzir 1 comprimido por via vaginal 1 vez ao dia.',
    );
  });

  it('counts a bare number in what the product is', () => {
    const posologia = lerPosologia({ texto: 'tomar 1 à noite' });
    expect(escreverPosologia(posologia, { via: 'oral', forma: 'capsula' })).toBe(
      'Tomar 1 cápsula por via oral à noite.',
    );
  });

  it('is read again as the same posology, and written again as itself', () => {
    const atalhos = fc.record({
      quanto: fc.constantFrom('1', '2', '3', '1/2', '1,5', '1 a 2', '10', '2,5'),
      forma: fc.constantFrom('cp', 'caps', 'gts', 'ml', 'jatos', 'amp', 'saches', 'ovulos'),
      quando: fc.constantFrom(
        ...['4/4h', '6/6h', '8/8h', '12/12h', '24/24h', '1x/d', '2x/dia', '3x ao dia', 'à noite'],
        ...['em jejum', 'pela manhã e à noite', 'dias alternados', '1x/sem', '2x/sem', 'ao deitar'],
      ),
      quanto_tempo: fc.constantFrom(
        '',
        ' 1d',
        ' 7d',
        ' 10 dias',
        ' por 2 semanas',
        ' uso contínuo',
      ),
      caso: fc.constantFrom('', ' se dor', ' se febre', ' sn'),
    });
    fc.assert(
      fc.property(atalhos, ({ quanto, forma, quando, quanto_tempo, caso }) => {
        const texto = `${quanto}${forma} ${quando}${quanto_tempo}${caso}`;
        const lido = lerAtalho(texto);
        if (!lido) throw new Error(`not read: ${texto}`);
        const denovo = lerPosologia({ texto: lido.frase });
        const { contagem, ritmo, dias, usoContinuo } = lido.posologia;
        expect(denovo).toMatchObject({ usoContinuo });
        expect([denovo.contagem, denovo.ritmo?.vezesPorDia, denovo.ritmo?.aCadaDias]).toEqual([
          contagem,
          ritmo?.vezesPorDia,
          ritmo?.aCadaDias,
        ]);
        expect(denovo.dias).toBe(dias);
        expect(lerAtalho(lido.frase)?.frase).toBe(lido.frase);
      }),
      { numRuns: 400 },
    );
  });
});
