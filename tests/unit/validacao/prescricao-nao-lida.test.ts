/** What could not be read is told, never taken for right. */
import type { ItemEnviado } from '@domain/validacao/prescricao/pedido.ts';
import { describe, expect, it } from 'vitest';
import { de, item, regras, validar } from './support/receita.ts';

const informacoes = (...itens: ItemEnviado[]) =>
  validar(de(...itens)).informacoes.map(({ regra, campo, frase }) => [regra, campo, frase]);
const clonazepam = (resto: ItemEnviado) =>
  item('clonazepam', { concentracao: '2 mg', duracao: '', ...resto });

describe('the quantity of a controlled drug', () => {
  it('is compared when the dose is a fraction or a word', () => {
    for (const dose of ['1/2 comprimido', '½ comprimido', 'meio comprimido', '0,5 comprimido']) {
      const receita = (quantidade: string) =>
        regras(de(clonazepam({ dose, frequencia: '1x/dia', quantidade })));
      expect(receita('60 cp'), dose).toContain('quantidade.excede');
      expect(receita('30 cp'), dose).not.toContain('quantidade.excede');
    }
  });

  it('is compared when it is taken at a moment of the day', () => {
    const receita = clonazepam({ frequencia: '1 vez à noite', quantidade: '120 cp' });
    expect(regras(de(receita))).toContain('quantidade.excede');
  });

  it('is told to be unread when dose, times or quantity are not understood', () => {
    for (const resto of [
      { dose: '10 gotas', frequencia: 'à noite', quantidade: '1 frasco' },
      { frequencia: 'se ansioso', quantidade: '60 cp' },
      { frequencia: 'à noite', quantidade: '2 caixas' },
    ]) {
      expect(regras(de(clonazepam(resto)), 'informacoes')).toContain('quantidade.nao-conferida');
    }
    expect(regras(de(item('dipirona', { quantidade: '2 caixas' })), 'informacoes')).not.toContain(
      'quantidade.nao-conferida',
    );
    expect(
      regras(de(clonazepam({ frequencia: 'à noite', quantidade: '30 cp' })), 'informacoes'),
    ).not.toContain('quantidade.nao-conferida');
  });
});

describe('the daily dose', () => {
  it('of a drug with a maximum is told to be unread', () => {
    expect(
      informacoes(
        item('paracetamol', { concentracao: '', dose: '200 gotas', frequencia: '4/4 h' }),
      ),
    ).toContainEqual([
      'dose.nao-conferida',
      'medications.0',
      'Paracetamol: dose não conferida, porque falta a concentração.',
    ]);
    expect(regras(de(item('paracetamol')), 'informacoes')).not.toContain('dose.nao-conferida');
  });

  it('of a product of several ingredients is told to be unread', () => {
    expect(informacoes(item('paracetamol + codeína'))).toContainEqual([
      'dose.nao-conferida',
      'medications.0',
      expect.stringContaining(
        'porque o produto tem mais de um princípio ativo, e não se sabe quanto é de cada um.',
      ),
    ]);
  });

  it('of half a tablet is half', () => {
    const meio = { concentracao: '1 g', dose: '1/2 comprimido', frequencia: '4/4 h' };
    expect(regras(de(item('paracetamol', meio)), 'avisos')).not.toContain('dose.maxima');
  });
});
