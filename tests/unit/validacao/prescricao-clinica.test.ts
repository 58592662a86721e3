import { chave } from '@domain/clinico/medicamentos/escrita.ts';
import { ESPECIES } from '@domain/prescricao/receituarios.ts';
import { BASE_DA_PRESCRICAO as BASE, LISTAS } from '@domain/validacao/prescricao/base.ts';
import type { ItemEnviado, Prescricao } from '@domain/validacao/prescricao/pedido.ts';
import { REGRAS_DA_PRESCRICAO } from '@domain/validacao/prescricao/regras.ts';
import { describe, expect, it } from 'vitest';
import { de, item, regras, validar } from './support/receita.ts';

describe('doses', () => {
  const doses = (nome: string, resto: ItemEnviado, receita: Prescricao = {}) =>
    [
      ...validar({ ...de(item(nome, resto)), ...receita }).avisos,
      ...validar({ ...de(item(nome, resto)), ...receita }).erros,
    ]
      .map(({ regra }) => regra)
      .filter((regra) => regra.startsWith('dose.'));

  it.each([
    ['paracetamol', { concentracao: '1 g', frequencia: '6/6 h' }, []],
    ['paracetamol', { concentracao: '1 g', frequencia: '4/4 h' }, ['dose.maxima']],
    [
      'paracetamol',
      { concentracao: '750 mg', dose: '2 comprimidos', frequencia: '6 em 6 horas' },
      ['dose.maxima', 'dose.maxima'],
    ],
    ['paracetamol', { dose: '1.000 mg' }, []],
    ['paracetamol', { dose: '1.000 mg', frequencia: '4/4 h' }, ['dose.maxima']],
    ['zolpidem', { concentracao: '10 mg', frequencia: '1x ao dia' }, []],
    ['zolpidem', { concentracao: '10 mg', frequencia: 'duas vezes ao dia' }, ['dose.maxima']],
    ['nimesulida', { concentracao: '100 mg', frequencia: '12/12 h', duracao: '15 dias' }, []],
    [
      'nimesulida',
      { concentracao: '100 mg', frequencia: '12/12 h', duracao: 16 },
      ['dose.duracao'],
    ],
    ['sibutramina', { concentracao: '15 mg', frequencia: '24/24 h' }, []],
    ['sibutramina', { concentracao: '15 mg', frequencia: '12/12 h' }, ['dose.maxima', 'dose.ddr']],
    ['cetorolaco', { concentracao: '30 mg', via: 'intravenosa', duracao: 5 }, []],
    ['cetorolaco', { concentracao: '10 mg', frequencia: '4/4 h', duracao: 5 }, ['dose.usual']],
  ])('%s %j', (nome, resto, esperadas) => {
    expect(doses(nome, resto)).toEqual(esperadas);
  });

  it('are lower for the elderly, and summed over items', () => {
    const idoso = { paciente: { nome: 'A B', endereco: 'Rua A', data_nascimento: '1950-01-01' } };
    const quatroGramas = { concentracao: '1 g', frequencia: '6/6 h' };
    expect(doses('paracetamol', quatroGramas, idoso)).toEqual(['dose.maxima']);
    const dois = de(item('paracetamol', quatroGramas), item('Tylenol', quatroGramas));
    expect(regras(dois, 'avisos')).toEqual(['duplicidade', 'dose.maxima']);
  });

  it('are read from one text', () => {
    const texto = 'Paracetamol 750 mg, 2 comprimidos de 6/6 h por 5 dias';
    // A take of 1.500 mg, and a day of 6.000.
    expect(regras(de({ texto }), 'avisos')).toEqual(['dose.maxima', 'dose.maxima']);
    expect(regras(de({ texto: 'Paracetamol 750 mg 8/8h' }), 'avisos')).toEqual([]);
  });
});

describe('together', () => {
  it('what is contraindicated stops, what is grave warns, the rest informs', () => {
    const nitrato = validar(de(item('Viagra'), item('dinitrato de isossorbida')));
    expect(nitrato.valid).toBe(false);
    expect(nitrato.erros).toMatchObject([{ regra: 'interacao.contraindicada' }]);
    expect(nitrato.interacoes.interacoes).toMatchObject([{ severidade: 'contraindicada' }]);
  });

  it('the kidney is asked when it is known', () => {
    const metformina = de(item('metformina'));
    expect(regras(metformina)).toEqual([]);
    expect(regras({ ...metformina, clearance: 20 })).toEqual(['renal.contraindicado']);
    expect(regras({ ...metformina, clearance: 90 })).toEqual([]);
    expect(regras({ ...de(item('dipirona')), clearance: 20 }, 'informacoes')).toContain(
      'renal.sem-dado',
    );
  });

  const alergias = (nome: string, alergia: string) => {
    const { erros, avisos, informacoes } = validar({ ...de(item(nome)), alergias: [alergia] });
    return [...erros, ...avisos, ...informacoes]
      .map(({ regra }) => regra)
      .filter((regra) => regra.startsWith('alergia.'));
  };
  it.each([
    ['amoxicilina', 'amoxicilina', ['alergia.mesma']],
    ['Clavulin', 'PENICILINAS', ['alergia.grupo']],
    ['amoxicilina', 'ampicilina', ['alergia.grupo']],
    ['cefalexina', 'penicilina', ['alergia.cruzada']],
    ['amoxicilina', 'cefalexina', ['alergia.cruzada']],
    ['dipirona', 'Novalgina', ['alergia.mesma']],
    ['ibuprofeno', 'AINE', ['alergia.grupo']],
    ['Bactrim', 'sulfa', ['alergia.grupo']],
    ['azitromicina', 'penicilina', []],
    ['dipirona', 'pólen', []],
    ['dipirona', 'xptolina', ['alergia.desconhecida']],
  ])('%s for somebody allergic to %s', (nome, alergia, esperadas) => {
    expect(alergias(nome, alergia)).toEqual(esperadas);
  });
});

describe('dangerous writing', () => {
  it.each(['Insulina NPH 10 U', '10UI', '50 µg', '1,0 mg', ' ,5 mg', 'SN', 'ACM'])(
    '%s',
    (texto) => {
      expect(regras({ ...de(item('dipirona')), instructions: `Usar ${texto}` }, 'avisos')).toEqual([
        'escrita.perigosa',
      ]);
    },
  );

  it.each(['10 unidades', '50 mcg', '1,05 mg', '0,5 mg', '10 mg', '2.000 mg', 'SNC', 'se dor'])(
    'not %s',
    (texto) => {
      const receita = { ...de(item('dipirona')), instructions: `Usar ${texto}` };
      expect(regras(receita, 'avisos')).not.toContain('escrita.perigosa');
    },
  );
});

describe('the lists', () => {
  const { controlados, retencao, dosesMaximas } = LISTAS;
  const todos = [...controlados, ...retencao, ...dosesMaximas].map(({ nome }) => nome);

  it('name drugs that are known, each as its own DCB', () => {
    const estranhos = todos.filter(
      (nome) => BASE.lexico.porChave.get(chave(nome))?.dcbs[0] !== nome,
    );
    expect(estranhos).toEqual([]);
  });

  it('have each drug once, in categories that exist', () => {
    const nomes = [...controlados, ...retencao].map(({ nome }) => nome);
    expect(nomes.filter((nome, n) => nomes.indexOf(nome) !== n)).toEqual([]);
    const ids = ESPECIES.flatMap(({ listas }) => listas);
    for (const { lista } of controlados) expect(ids).toContain(lista);
    for (const { categoria } of retencao) expect(ids).toContain(categoria);
  });

  it('have a source in every answer and every rule', () => {
    for (const { nome } of [...controlados, ...retencao]) {
      for (const { fonte } of validar(de(item(nome))).receituario) expect(fonte).not.toBe('');
    }
    for (const { fonte } of Object.values(REGRAS_DA_PRESCRICAO)) expect(fonte).not.toBe('');
  });
});
