import { BASE, TABELAS } from '@domain/clinico/medicamentos/base.ts';
import { chave } from '@domain/clinico/medicamentos/escrita.ts';
import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';
import { sugerir } from '@domain/clinico/medicamentos/parecidos.ts';
import { describe, expect, it } from 'vitest';

function dcbsDe(texto: string): readonly string[] | undefined {
  const achado = reconhecer(BASE.lexico, texto);
  return achado.reconhecido ? achado.dcbs : undefined;
}

function viaDe(texto: string): string | undefined {
  const achado = reconhecer(BASE.lexico, texto);
  return achado.reconhecido ? achado.via : undefined;
}

describe('names of the tables', () => {
  it.each(TABELAS.medicamentos.map((linha) => [linha.dcb, linha] as const))(
    '%s is known by DCB, synonyms and brands, in any case and without accents',
    (dcb, { sinonimos, marcas }) => {
      for (const nome of [dcb, ...sinonimos, ...marcas]) {
        expect(dcbsDe(nome), nome).toEqual([dcb]);
        const semAcento = nome.normalize('NFD').replace(/\p{M}/gu, '');
        expect(dcbsDe(`  ${semAcento.toUpperCase()} `), nome).toEqual([dcb]);
      }
    },
  );

  it.each(TABELAS.compostas.map(({ marca, componentes }) => [marca, componentes] as const))(
    '%s expands to its components',
    (marca, componentes) => {
      expect(dcbsDe(marca)).toEqual(componentes);
      expect(dcbsDe(`${marca} 2 comprimidos`)).toEqual(componentes);
    },
  );
});

describe('what goes with a name', () => {
  it.each([
    ['Losartana potássica 50 mg', ['losartana']],
    ['losartana 50mg cp', ['losartana']],
    ['Losartana potássica 50 mg 1 cp VO 12/12 h', ['losartana']],
    ['cloridrato de metformina 850 mg 2x ao dia', ['metformina']],
    ['Glifage XR 500', ['metformina']],
    ['besilato de anlodipino 5 mg', ['anlodipino']],
    ['sulfato de salbutamol', ['salbutamol']],
    ['nitrato de miconazol creme', ['miconazol']],
    ['Comprimidos de sinvastatina 20 mg à noite', ['sinvastatina']],
    ['Dipirona 500 mg/mL gotas', ['dipirona']],
    ['Dipirona (Novalgina) 500 mg', ['dipirona']],
    ['AAS 100', ['ácido acetilsalicílico']],
    ['Puran T4 50 mcg em jejum', ['levotiroxina']],
    ['insulina NPH 100 UI/mL', ['insulina nph']],
    ['insulina 100 UI nph', ['insulina nph']],
    ['varfarina 2,5 mg', ['varfarina']],
    ['Penicilina G potássica 2.000.000 UI', ['penicilina G']],
    ['Corus H 50/12,5', ['losartana', 'hidroclorotiazida']],
    ['Corus 50 mg H', ['losartana', 'hidroclorotiazida']],
    ['Corus 50 mg 12/12 h', ['losartana']],
    ['Corus 50 mg 12 h', ['losartana']],
  ])('%s', (texto, dcbs) => {
    expect(dcbsDe(texto)).toEqual(dcbs);
  });

  it.each([
    ['sulfato ferroso 40 mg', ['sulfato ferroso']],
    ['sulfato de magnésio 50%', ['sulfato de magnésio']],
    ['sulfato de zinco', ['sulfato de zinco']],
    ['citrato de potássio', ['citrato de potássio']],
  ])('%s keeps its salt, which is the drug', (texto, dcbs) => {
    expect(dcbsDe(texto)).toEqual(dcbs);
  });
});

describe('several in one text', () => {
  it.each([
    ['losartana + hidroclorotiazida', ['losartana', 'hidroclorotiazida']],
    ['Losartana 50 mg + HCTZ 12,5 mg', ['losartana', 'hidroclorotiazida']],
    ['losartana/HCTZ 50/12,5 mg', ['losartana', 'hidroclorotiazida']],
    ['Hyzaar + anlodipino', ['losartana', 'hidroclorotiazida', 'anlodipino']],
    ['Amoxicilina + clavulanato de potássio 875/125 mg', ['amoxicilina-clavulanato']],
    ['sulfametoxazol + trimetoprima', ['sulfametoxazol-trimetoprima']],
    ['piperacilina/tazobactam 4,5 g', ['piperacilina-tazobactam']],
    ['levodopa + benserazida', ['levodopa', 'benserazida']],
    ['citrato de potássio + hidroclorotiazida', ['citrato de potássio', 'hidroclorotiazida']],
  ])('%s', (texto, dcbs) => {
    expect(dcbsDe(texto)).toEqual(dcbs);
  });

  it('is not recognised when one part is not known', () => {
    expect(dcbsDe('losartana + inexistina')).toBeUndefined();
    expect(dcbsDe('losartana +')).toEqual(['losartana']);
  });

  it('does not accept a brand in parentheses that is another drug', () => {
    expect(dcbsDe('dipirona (Tylenol)')).toBeUndefined();
  });
});

describe('what is never taken for a name', () => {
  it.each([
    'Doril DC',
    'Coristina',
    'Tylenol Bebê Gripe',
    'clonazepan',
    'losartan',
    'prednis',
    'Corus 50 mg K',
    'Xarope de KCl Forte',
    'Buscopan Plus',
    'sem medicamentos',
    'nega uso',
    '50 mg',
    'comprimido',
    'constructor',
    '__proto__',
    '+',
    '()',
    'a'.repeat(200),
  ])('%s', (texto) => {
    expect(dcbsDe(texto)).toBeUndefined();
  });

  it('keeps apart brands that begin alike', () => {
    expect(dcbsDe('Doril')).toEqual(['ácido acetilsalicílico', 'cafeína']);
    expect(dcbsDe('Doril DC 500')).toEqual(['dipirona', 'cafeína']);
    expect(dcbsDe('Coristina D')).toContain('ácido acetilsalicílico');
    expect(dcbsDe('Coristina D Congest')).toEqual(['bronfeniramina', 'fenilefrina']);
    expect(dcbsDe('Lisador')).toEqual(['dipirona', 'prometazina', 'adifenina']);
    expect(dcbsDe('Lisador Dip')).toEqual(['dipirona']);
    expect(dcbsDe('Trok')).toHaveLength(2);
    expect(dcbsDe('Trok-G')).toContain('gentamicina (tópica)');
  });
});

describe('near names', () => {
  it.each([
    ['clonazepan', 'clonazepam'],
    ['losartan', 'losartana'],
    ['Doril DC', 'Doril DC 500'],
    ['omeprazo 20 mg', 'omeprazol'],
    ['dipirna', 'dipirona'],
  ])('%s: offers %s', (texto, esperado) => {
    const achado = reconhecer(BASE.lexico, texto);
    expect(achado).toMatchObject({ reconhecido: false });
    expect(achado).toHaveProperty('parecidos', expect.arrayContaining([esperado]));
  });

  it('are at most five, and none for what is like nothing', () => {
    expect(reconhecer(BASE.lexico, 'xyzwk qqq')).toHaveProperty('parecidos', []);
    const achado = reconhecer(BASE.lexico, 'insulina lispra');
    expect(achado.reconhecido ? [] : achado.parecidos.length).toBeLessThanOrEqual(5);
  });
});

describe('the route', () => {
  it.each([
    ['timolol colírio', 'oftalmica'],
    ['cetoconazol creme', 'topica'],
    ['pomada oftálmica de ácido fusídico', 'oftalmica'],
    ['metronidazol creme vaginal', 'vaginal'],
    ['óvulo de miconazol', 'vaginal'],
    ['miconazol gel oral', 'oral'],
    ['fluticasona spray nasal', 'nasal'],
    ['budesonida inalatória', 'inalatoria'],
    ['ciprofloxacino otológico', 'otologica'],
    ['ondansetrona IV', 'intravenosa'],
    ['enoxaparina SC', 'subcutanea'],
    ['dimenidrinato injetável', 'injetavel'],
    ['nitroglicerina adesivo', 'transdermica'],
    ['Timoptol', 'oftalmica'],
    ['Tarfic', 'topica'],
    ['Symbicort', 'inalatoria'],
    ['diclofenaco', undefined],
  ])('%s: %s', (texto, via) => {
    expect(viaDe(texto)).toBe(via);
  });
});

describe('suggestions', () => {
  it('begin with what is typed, accents or not, in order, at most ten', () => {
    const nomes = sugerir(BASE.lexico, 'Dôr').map(({ nome }) => nome);
    expect(nomes).toContain('Dorflex');
    expect(nomes).toContain('Dôrico');
    expect(nomes).toHaveLength(10);
    expect(sugerir(BASE.lexico, 'dipiro').map(({ nome }) => nome)).toEqual([
      'dipirona',
      'dipirona monoidratada',
      'dipirona sódica',
    ]);
  });

  it('find nothing for nothing, nor in the middle of a name', () => {
    expect(sugerir(BASE.lexico, '  ')).toEqual([]);
    expect(sugerir(BASE.lexico, 'pirona')).toEqual([]);
    expect(sugerir(BASE.lexico, 'zzzz')).toEqual([]);
  });

  it('lead to the drug that they name', () => {
    for (const nome of sugerir(BASE.lexico, 'sin')) {
      expect(dcbsDe(nome.nome)).toEqual(nome.dcbs);
    }
  });
});

// Last in the file: it asks for near names a thousand times, and a mutant found before spares it.
it('no drug is known by the beginning or a misspelling of its name', () => {
  for (const { dcb } of TABELAS.medicamentos) {
    const inicio = dcb.slice(0, -2);
    if (/[^\p{L}]/u.test(dcb) || BASE.lexico.porChave.has(chave(inicio))) continue;
    expect(dcbsDe(inicio), inicio).toBeUndefined();
    expect(dcbsDe(`${dcb}x`), `${dcb}x`).toBeUndefined();
  }
});
