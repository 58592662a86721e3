import { responderLocal, SEM_FONTE } from '@domain/assistente/local.ts';
import { frasesDe } from '@domain/assistente/verificar.ts';
import { describe, expect, it } from 'vitest';
import { passagens } from './base-lida.ts';

const HOJE = '2026-11-23';

describe('the provider without a model', () => {
  it('says what the best passage says, every sentence with its citation and sources', () => {
    const r = responderLocal('dose de adrenalina', passagens('anafilaxia#doses-adulto'), HOJE);
    expect(r.situacao).toBe('respondida');
    expect(r.texto).toContain(
      '- Adrenalina 1 mg/mL (1:1.000): 0,5 mg IM (0,5 mL), repetida a cada 5 a 15 minutos. [1]',
    );
    expect(r.texto).toContain('Fontes: [1] World Allergy Organization.');
    expect(r.texto).not.toContain('[^');
    const [trecho] = r.trechos;
    expect(trecho?.frases.every(({ fontes }) => fontes.length > 0)).toBe(true);
    expect(trecho).toMatchObject({ vencida: false, verificacao: 'parcial', versao: '2026-11-22' });
    expect(r.provedor).toEqual({ nome: 'local', modelo: null, versao: '1.2.0' });
  });

  it('says the alarm before everything, with the number to call', () => {
    const r = responderLocal(
      'dor no peito com sudorese, o que fazer?',
      passagens('dor-toracica-sca-sem-supra#conduta-inicial'),
      HOJE,
    );
    expect(r.bandeiras[0]).toMatchObject({ id: 'rf-dor-toracica-isquemica' });
    expect(frasesDe(r.texto)[0]).toContain('192');
  });

  it('raises the alarm also where it has no source', () => {
    const r = responderLocal('dor no peito com sudorese na lua', [], HOJE);
    expect(r.situacao).toBe('sem_fonte');
    expect(r.texto.startsWith(r.bandeiras[0]?.numero_de_servico ?? '?')).toBe(true);
    expect(r.texto).toContain(SEM_FONTE);
  });

  it('declines what neither base nor tables hold', () => {
    const r = responderLocal('como tratar escabiose', [], HOJE);
    expect(r).toMatchObject({ situacao: 'sem_fonte', texto: SEM_FONTE, trechos: [], fatos: [] });
  });

  it('names what is near where it declines, and says nothing of it', () => {
    const perto = passagens('dengue#nao-fazer', 'anafilaxia#nao-fazer');
    const r = responderLocal('como tratar escabiose', [], HOJE, null, perto);
    expect(r).toMatchObject({ situacao: 'sem_fonte', trechos: [] });
    expect(r.proximas?.map(({ n, passagem }) => [n, passagem])).toEqual([
      [1, 'dengue#nao-fazer'],
      [2, 'anafilaxia#nao-fazer'],
    ]);
    expect(r.texto.startsWith(SEM_FONTE)).toBe(true);
    expect(r.texto).toMatch(
      /sem responder à pergunta:\n- Dengue.*: Não fazer\n- Anafilaxia: Não fazer$/,
    );
    expect(r.texto).not.toContain('[1]');
  });

  it('says what the tables say of two medicines, as tables and no protocol', () => {
    const r = responderLocal('posso dar sildenafila com propatilnitrato?', [], HOJE);
    expect(r.situacao).toBe('so_tabelas');
    expect(r.fatos[0]).toMatchObject({ tipo: 'interacao' });
    expect(r.fatos[0]?.fonte).not.toBe('');
  });

  it('says what the tables limit a child to where a child is asked about, and never an adult dose', () => {
    for (const quem of [
      'criança',
      'menino de 12 kg',
      'lactente',
      '4 anos',
      'adulto\ne na criança?',
    ]) {
      const { fatos } = responderLocal(`dose de epinefrina IM, ${quem}`, [], HOJE);
      expect(fatos[0]).toMatchObject({
        frase:
          'Epinefrina, por via intramuscular, criança: máximo por tomada 0,01 mg/kg; nunca mais por tomada que 0,5 mg.',
        conduta: '1 mg/mL: 0,01 mL/kg.',
      });
      expect(fatos.map(({ frase }) => frase).join()).not.toContain('adulto');
      // What is noted of adults is not said of children.
      expect(fatos.map(({ conduta }) => conduta).join()).not.toContain('1 mg só na parada');
    }
    for (const quem of [
      'adulto',
      'asma há 4 anos',
      'diabetes por 5 anos',
      '70 kg',
      '82,5 kg',
      '10 mL/kg',
      'IMC 32 kg/m²',
      'perda de 10 kg',
      'criança\ne no adulto?',
    ]) {
      const { fatos } = responderLocal(`dose de epinefrina IM, ${quem}`, [], HOJE);
      expect(fatos[0]?.frase).toMatch(/, adulto: 0,3–0,5 mg/);
    }
    const { fatos } = responderLocal('dose de apixabana na criança', [], HOJE);
    expect(fatos.map(({ frase }) => frase)).toEqual([expect.stringContaining('não tem limites')]);
  });

  it('offers the tools that are named, before those of the condition', () => {
    const r = responderLocal(
      'curb-65 na pneumonia',
      passagens('pneumonia-adulto#reconhecer'),
      HOJE,
    );
    expect(r.ferramentas[0]).toMatchObject({ id: 'curb-65' });
    expect(r.ferramentas.length).toBeLessThanOrEqual(4);
    expect(responderLocal('tosse', [], HOJE).ferramentas).toEqual([]);
  });

  it('says of a passage past its date that it is', () => {
    const r = responderLocal('dengue', passagens('dengue#nao-fazer'), '2027-11-23');
    expect(r.trechos[0]?.vencida).toBe(true);
  });
});
