import { BASE, TABELAS } from '@domain/clinico/medicamentos/base.ts';
import {
  indexarRegras,
  NENHUMA_INTERACAO,
  verificarInteracoes,
} from '@domain/clinico/medicamentos/interacoes.ts';
import { indexarVias } from '@domain/clinico/medicamentos/vias.ts';
import { describe, expect, it } from 'vitest';

const verificar = (...medicamentos: string[]) => verificarInteracoes(BASE, medicamentos);
const doPar = (a: string, b: string) => verificar(a, b).interacoes[0];

describe('what must stay silent', () => {
  it.each([
    ['amoxicilina', 'Yasmin'],
    ['cefalexina', 'etinilestradiol'],
    ['doxiciclina', 'levonorgestrel'],
    ['metronidazol', 'etinilestradiol'],
    ['azitromicina', 'sinvastatina'],
    ['azitromicina', 'tacrolimo'],
    ['azitromicina', 'colchicina'],
    ['azitromicina', 'rivaroxabana'],
    ['azitromicina', 'midazolam'],
    ['paracetamol', 'losartana'],
    ['paracetamol', 'ibuprofeno'],
    ['dipirona', 'varfarina'],
    ['dipirona', 'ibuprofeno'],
    ['dipirona', 'losartana'],
    ['dipirona', 'lítio'],
    ['losartana', 'hidroclorotiazida'],
    ['enalapril', 'hidroclorotiazida'],
    ['enalapril', 'anlodipino'],
    ['valsartana', 'anlodipino'],
    ['captopril', 'clortalidona'],
    ['AAS 100 mg', 'clopidogrel 75 mg'],
    ['metformina', 'glibenclamida'],
    ['metformina', 'sitagliptina'],
    ['metformina', 'empagliflozina'],
    ['metformina', 'pioglitazona'],
    ['clonidina', 'fentanila'],
    ['prednisona', 'etinilestradiol'],
    ['losartana', 'claritromicina'],
    ['cetoconazol creme', 'sinvastatina'],
    ['cetoconazol xampu', 'varfarina'],
    ['ácido fusídico creme', 'atorvastatina'],
    ['tacrolimo pomada', 'claritromicina'],
    ['Tarfic', 'fluconazol'],
    ['tobramicina colírio', 'furosemida'],
    ['neomicina pomada', 'furosemida'],
    ['miconazol creme', 'varfarina'],
    ['miconazol creme', 'gliclazida'],
    ['hidrocortisona creme', 'ibuprofeno'],
    ['dexametasona colírio', 'varfarina'],
    ['diclofenaco gel', 'enalapril'],
    ['ciprofloxacino colírio', 'tizanidina'],
    ['timolol colírio', 'insulina'],
    ['levonorgestrel', 'ampicilina'],
  ])('%s with %s', (a, b) => {
    expect(verificar(a, b)).toMatchObject({ interacoes: [], aviso: NENHUMA_INTERACAO });
    expect(verificar(b, a).interacoes).toEqual([]);
  });
});

describe('the route', () => {
  it.each([
    ['miconazol gel oral', 'varfarina', 'grave'],
    ['óvulo de miconazol', 'varfarina', 'grave'],
    ['miconazol gel oral', 'gliclazida', 'contraindicada'],
    ['diclofenaco gel', 'varfarina', 'moderada'],
    ['cetoprofeno gel', 'rivaroxabana', 'moderada'],
    ['timolol colírio', 'verapamil', 'moderada'],
    ['timolol colírio', 'salbutamol', 'moderada'],
    ['fluticasona spray nasal', 'ritonavir', 'grave'],
    ['Seretide', 'ritonavir', 'grave'],
    ['nafazolina nasal', 'tranilcipromina', 'grave'],
    ['NuvaRing', 'rifampicina', 'grave'],
    ['cetoconazol comprimido', 'sinvastatina', 'contraindicada'],
  ])('%s with %s: %s', (a, b, severidade) => {
    expect(doPar(a, b)?.severidade).toBe(severidade);
    expect(doPar(b, a)?.severidade).toBe(severidade);
  });

  it('shows both answers where it was not told and changes them', () => {
    expect(doPar('cetoconazol', 'sinvastatina')).toMatchObject({
      severidade: 'contraindicada',
      por_via: expect.stringContaining('tópico, sem alerta'),
    });
    expect(doPar('timolol', 'verapamil')?.por_via).toContain('oftálmico, moderada');
    expect(doPar('cetoconazol comprimido', 'sinvastatina')).not.toHaveProperty('por_via');
    expect(doPar('itraconazol', 'sinvastatina')).not.toHaveProperty('por_via');
  });

  it('is told of both drugs where neither was', () => {
    expect(doPar('eritromicina', 'ciprofloxacino')?.por_via).toMatch(
      /^Via de eritromicina .+sem alerta\. Via de ciprofloxacino .+sem alerta\.$/,
    );
  });

  it('leaves the rule that is graver by that route, whatever the rule was before', () => {
    const [modelo] = TABELAS.regras;
    if (!modelo) throw new Error('the table is empty');
    const regra = { ...modelo, a: 'diclofenaco', b: 'varfarina' } as const;
    const regras = [
      { ...regra, n: 1, severidade: 'grave', conduta: 'a primeira' },
      { ...regra, n: 2, severidade: 'moderada', conduta: 'a segunda' },
    ] as const;
    const efeito = { medicamento: 'diclofenaco', vias: ['topica'] } as const;
    const efeitos = [
      { ...efeito, regras: [1], severidade: 'leve' },
      { ...efeito, regras: [2] },
    ] as const;
    const base = {
      ...BASE,
      ...indexarRegras(TABELAS.classes, regras),
      vias: indexarVias({ ...TABELAS.vias, efeitos }, (um) => [um]),
    };
    const { interacoes } = verificarInteracoes(base, ['diclofenaco gel', 'varfarina']);
    expect(interacoes).toMatchObject([{ severidade: 'moderada', conduta: 'a segunda' }]);
  });

  it('silences a rule of systemic use only', () => {
    expect(doPar('gentamicina colírio', 'furosemida')).toBeUndefined();
    expect(doPar('gentamicina', 'furosemida')).toMatchObject({ severidade: 'grave' });
    expect(doPar('ácido fusídico', 'sinvastatina')?.por_via).toContain('sem alerta');
  });
});
