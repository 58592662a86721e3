import { BASE_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import { lerAlergias } from '@domain/seguranca/ler-alergias.ts';
import { MAXIMO_DE_ALERGIAS } from '@domain/seguranca/tabelas.ts';
import { describe, expect, it } from 'vitest';
import { avaliarTextos } from './support/avaliacao.ts';

const ler = (...textos: string[]) => lerAlergias(BASE_DA_SEGURANCA.alergenos, textos);

/** Each allergen as `term: group or drugs, reaction`. */
const resumo = (texto: string) =>
  ler(texto).alergias.map(({ termo, grupo, exatos, reacao }) => [
    termo.toLowerCase(),
    grupo?.id ?? exatos.join('+'),
    reacao,
  ]);

describe('the free text of allergies', () => {
  it.each([
    ['penicilina, dipirona e AAS', ['penicilina', 'dipirona', 'aas']],
    ['penicilina e/ou dipirona + AAS', ['penicilina', 'dipirona', 'aas']],
    ['• penicilina\n• sulfa', ['penicilina', 'sulfa']],
    ['AINE (diclofenaco)', ['diclofenaco']],
    ['alérgico(a) a dipirona', ['dipirona']],
    ['HDA alergia: dipirona', ['dipirona']],
    ['Nega alergias', []],
    ['NDA', []],
    ['sem alergias conhecidas', []],
    ['Nega alergias medicamentosas', []],
    ['NKDA', []],
    ['não tem', []],
    ['nega alergia a dipirona', []],
    ['nega alergia a dipirona, mas alérgica a AAS', ['aas']],
    ['nega alergia a dipirona e AAS', []],
    ['nega alergias, exceto dipirona', ['dipirona']],
    ['mãe alérgica a penicilina; filho alérgico a sulfa', []],
    ['alérgica a dipirona; mãe alérgica a penicilina', ['dipirona']],
    ['mãe alérgica a penicilina e dipirona', []],
    ['mãe alérgica a penicilina ou dipirona e sulfa', []],
    ['mãe alérgica a penicilina e paciente a dipirona', ['dipirona']],
    ['mãe alérgica a penicilina\ndipirona', ['dipirona']],
    ['já tomou amoxicilina sem problema; tolera dipirona', []],
    ['teste de penicilina negativo em 2024', []],
    ['intolerância a lactose', ['intolerância a lactose']],
    ['alergia a iodo', ['iodo']],
    ['ALERGIA DIPIRONA', ['dipirona']],
    ['alegia a novalgina', ['novalgina']],
    ['penincilina', ['penincilina']],
    ['PNC', ['pnc']],
  ])('%s', (texto, termos) => {
    expect(ler(texto)).toMatchObject({ desconhecidas: [] });
    expect(resumo(texto).map(([termo]) => termo)).toEqual(termos);
  });

  it.each([
    'mãe alérgica a penicilina, dipirona',
    'mãe alérgica a penicilina e alergia a dipirona',
  ])('does not know whose it is in %s, and says so', (texto) => {
    expect(ler(texto).alergias).toMatchObject([{ termo: 'dipirona', incerta: true }]);
  });

  it.each([
    ['Alergia à penicilina (anafilaxia)', 'penicilina', 'anafilaxia'],
    ['dipirona - edema de glote', 'dipirona', 'anafilaxia'],
    ['dipirona: fechou a garganta', 'dipirona', 'anafilaxia'],
    ['dipirona, ficou com falta de ar', 'dipirona', 'anafilaxia'],
    ['rash com amoxi aos 3 anos', 'penicilina', 'sem_detalhe'],
    ['dipirona, empipocou', 'dipirona', 'sem_detalhe'],
    ['AAS (dor de estômago)', 'aas', 'intolerancia'],
    ['tosse com captopril', 'ieca', 'intolerancia'],
    ['plasil (ficou travada, torceu o pescoço)', 'plasil', 'intolerancia'],
    ['? sulfa', 'sulfa', 'sem_detalhe'],
    ['já usou dipirona e teve anafilaxia', 'dipirona', 'anafilaxia'],
    ['já tomou dipirona, ficou com urticária', 'dipirona', 'sem_detalhe'],
  ])('%s: the reaction', (texto, grupo, reacao) => {
    expect(ler(texto).desconhecidas).toEqual([]);
    expect(resumo(texto).map(([, ...resto]) => resto)).toEqual([[grupo, reacao]]);
  });

  it('gives the bracket at the end to all that was listed before it', () => {
    expect(resumo('dipirona e AAS (urticária), penicilina (choque)').map(([, , r]) => r)).toEqual([
      'sem_detalhe',
      'sem_detalhe',
      'anafilaxia',
    ]);
  });

  it.each(['antibiótico', 'remédio de pressão Zzyx', 'não sabe informar', 'xptolina'])(
    'names what it does not understand: %s',
    (texto) => {
      expect(ler(texto)).toMatchObject({ alergias: [], desconhecidas: [texto] });
    },
  );

  it('marks what is uncertain, and what is tolerated', () => {
    expect(ler('acha que é alérgica a dipirona').alergias[0]).toMatchObject({ incerta: true });
    const [aine] = ler('alergia a AINE, exceto ibuprofeno').alergias;
    expect(aine?.tolerados).toEqual(new Set(['ibuprofeno']));
  });

  it('reads ten thousand characters in bounded time, and says what was cut', () => {
    for (const pedaco of [
      'dipirona e ',
      '((((',
      'a,',
      'nega ',
      'penincilinx ',
      '. ',
      'e/ou ',
      'ção ',
    ]) {
      const texto = pedaco.repeat(MAXIMO_DE_ALERGIAS).slice(0, MAXIMO_DE_ALERGIAS + 1);
      const antes = performance.now();
      expect(ler(texto).desconhecidas).toContain('o que passa de 10.000 caracteres');
      expect(performance.now() - antes, pedaco).toBeLessThan(2_000);
    }
  });
});

describe('an allergy beside a prescription', () => {
  const achados = (alergias: string, ...itens: string[]) =>
    avaliarTextos({ alergias }, itens).achados.map(({ codigo, severidade, farmacos }) => [
      codigo,
      severidade,
      farmacos[0],
    ]);

  it.each([
    ['dipirona', 'Dipirona 500 mg', [['alergia.mesma', 'contraindicada', 'dipirona']]],
    ['Nebacetin', 'Neomicina pomada', [['alergia.mesma', 'contraindicada', 'neomicina']]],
    ['AINE, exceto ibuprofeno', 'Ibuprofeno 400 mg', []],
    ['sulfa', 'Sulfato ferroso 40 mg', []],
    ['amoxicilina', 'Cefalexina 500 mg', [['alergia.cruzada', 'grave', 'cefalexina']]],
    ['penicilina', 'Cefazolina 1 g IV', [['alergia.cruzada', 'leve', 'cefazolina']]],
    ['AAS (gastrite)', 'Ibuprofeno 400 mg', []],
    ['camarão', 'Amiodarona 200 mg', []],
    ['iodo', 'Levotiroxina 50 mcg', []],
    ['poeira e pelo de gato', 'Loratadina 10 mg', []],
    ['esparadrapo', 'Fentanila adesivo', [['alergia.grupo', 'moderada', 'fentanila']]],
    ['esparadrapo', 'Buscopan 10 mg', []],
  ])('%s: %s', (alergias, item, esperados) => {
    const deAlergia = achados(alergias, item).filter(([codigo]) => codigo?.startsWith('alergia'));
    expect(deAlergia.map(([codigo, severidade, dcb]) => [codigo, severidade, dcb])).toEqual(
      esperados,
    );
  });

  it('is not the only thing to be understood: a medicine that is not known is named', () => {
    const { achados: todos } = avaliarTextos({ uso_atual: ['xptolina 10 mg'] }, [
      'Dipirona 500 mg 1 cp 6/6 h',
    ]);
    expect(todos).toMatchObject([
      { codigo: 'nome.desconhecido', grau: 'chama_atencao', itens: ['em_uso.0'] },
    ]);
  });

  it('asks which Buscopan it is, and says what would be forbidden', () => {
    const { achados: todos } = avaliarTextos({ alergias: 'dipirona' }, ['Buscopan Comp 10 mg']);
    expect(todos.map(({ codigo, grau }) => [codigo, grau])).toEqual([
      ['alergia.mesma', 'impede'],
      ['nome.ambiguo', 'chama_atencao'],
    ]);
    expect(todos[0]?.frase).toMatch(/^Se for escopolamina \+ dipirona: Dipirona: /);
    expect(todos[1]?.frase).toContain('escopolamina + dipirona; escopolamina');
  });
});
