import { chave, ignoraveis, palavras, viaNoTexto } from '@domain/clinico/medicamentos/escrita.ts';
import { describe, expect, it } from 'vitest';

/** The words of a text that may be left out of a name. */
const fora = (texto: string) => {
  const todas = palavras(texto);
  return todas.filter((_, posicao) => ignoraveis(todas)[posicao]);
};

describe('words', () => {
  it.each([
    ['Losartana Potássica 50mg/12,5', ['losartana', 'potassica', '50mg', '12', '5']],
    ['  PURAN-T4 (50 µg) ', ['puran', 't4', '50', 'μg']],
    ['ﬁlm', ['film']],
    ['Ａｍｐ.', ['amp']],
    [' + / - ', []],
    ['', []],
  ])('of %j', (texto, esperadas) => {
    expect(palavras(texto)).toEqual(esperadas);
  });

  it('are kept with one space between', () => {
    expect(chave(' Ácido  acetilsalicílico,')).toBe('acido acetilsalicilico');
  });
});

describe('the route in a text', () => {
  it.each([
    ['colírio', 'oftalmica'],
    ['pomada oftálmica', 'oftalmica'],
    ['solução otológica', 'otologica'],
    ['spray nasal', 'nasal'],
    ['creme vaginal', 'vaginal'],
    ['óvulos', 'vaginal'],
    ['pó para inalação', 'inalatoria'],
    ['bombinha', 'inalatoria'],
    ['Respimat', 'inalatoria'],
    ['5 mg SL', 'sublingual'],
    ['supositório', 'retal'],
    ['adesivo transdérmico', 'transdermica'],
    ['1 g IV', 'intravenosa'],
    ['EV', 'intravenosa'],
    ['IM profundo', 'intramuscular'],
    ['10 UI SC', 'subcutanea'],
    ['1 ampola', 'injetavel'],
    ['gel oral', 'oral'],
    ['1 cp VO', 'oral'],
    ['pomada', 'topica'],
    ['xampu', 'topica'],
    ['caneta', undefined],
    ['', undefined],
  ])('%s: %s', (texto, via) => {
    expect(viaNoTexto(palavras(texto))).toBe(via);
  });

  it('is the earlier of the list where a text names two', () => {
    expect(viaNoTexto(palavras('creme de uso vaginal'))).toBe('vaginal');
    expect(viaNoTexto(palavras('1 ampola IM ou IV'))).toBe('intravenosa');
  });
});

describe('what is left out of a name', () => {
  it.each([
    [
      'a route',
      'colirio ovulos aerossol sublingual retal adesivos endovenosa im sc ampolas vo creme',
    ],
    [
      'a form',
      'spray gotas sol po frasco bisnaga caneta seringa revestido modificada xr la infantil',
    ],
    ['a salt', 'sodica potassico cloridrato hemitartarato fosfato propionato anidra lisina'],
    ['a unit', 'mg mcg ui mui kg ml meq mmol mil milhoes'],
    ['how to take it', 'de uso tomar vezes semanas noite jejum continuo sos dor apos refeicoes'],
    ['a number', '50 50mg 2000000ui 8h 8hs 2x 1cp 2cps 1comp 2caps 1amp 20gts 20gotas'],
  ])('%s', (_, texto) => {
    expect(fora(texto)).toEqual(texto.split(' '));
  });

  it.each([
    ['losartana', []],
    ['t4', []],
    ['b12', []],
    ['50mgx', []],
    ['5abc', []],
    ['mgs', []],
    ['Corus H 50 mg', ['50', 'mg']],
    ['Corus 5 h', ['5']],
    ['12 k', ['12']],
    ['h 12', ['12']],
    ['h', []],
    ['12 x h', ['12', 'x']],
  ])('of %s: %j', (texto, esperadas) => {
    expect(fora(texto)).toEqual(esperadas);
  });

  it.each([4, 6, 8, 12, 24, 36, 48, 72])('h after %i, which is an interval', (horas) => {
    expect(fora(`Corus ${horas} h`)).toEqual([String(horas), 'h']);
  });
});
