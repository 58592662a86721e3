import { recusaDoPdf } from '@domain/anexos/pdf.ts';
import { describe, expect, it } from 'vitest';
import { bytes, objetosComprimidos, pdf } from '../../support/arquivos.ts';

describe('a PDF', () => {
  it('of one page is taken', async () => {
    expect(await recusaDoPdf(pdf())).toBeNull();
    expect(
      await recusaDoPdf(pdf('Laudo', [objetosComprimidos('7 0 << /Type /Annot >>')])),
    ).toBeNull();
  });

  it('that speaks of such things in its words alone is taken', async () => {
    expect(await recusaDoPdf(pdf('Encrypt JavaScript Launch'))).toBeNull();
    expect(await recusaDoPdf(pdf('x', ['<< /EncryptMetadata true >>']))).toBeNull();
  });

  it.each([
    ['a password', '/Encrypt 6 0 R', 'protegido'],
    ['a script', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>', 'comCodigo'],
    ['a script written to hide', '/OpenAction << /S /J#61va#53cript /JS (x) >>', 'comCodigo'],
    ['a program that it opens', '/OpenAction << /S /Launch /F (cmd.exe) >>', 'comCodigo'],
    ['a form that runs', '/AcroForm << /XFA 6 0 R >>', 'comCodigo'],
  ])('with %s is refused', async (_, raiz, motivo) => {
    expect(await recusaDoPdf(pdf('Laudo', [], raiz))).toBe(motivo);
    expect(await recusaDoPdf(pdf('Laudo', [objetosComprimidos(`7 0 << ${raiz} >>`)]))).toBe(motivo);
  });

  it('whose packed objects cannot be read is refused', async () => {
    const opaco = (dicionario: string) => pdf('x', [objetosComprimidos('7 0 <<>>', dicionario)]);
    expect(await recusaDoPdf(opaco('/Filter /LZWDecode'))).toBe('complicado');
    expect(await recusaDoPdf(opaco('/Filter [/ASCIIHexDecode /FlateDecode]'))).toBe('complicado');
    expect(await recusaDoPdf(opaco('/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'))).toBe(
      'complicado',
    );
    const quebrado = '<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nnada disso\nendstream';
    expect(await recusaDoPdf(pdf('x', [quebrado]))).toBe('complicado');
    expect(await recusaDoPdf(pdf('x', ['<< /Type /ObjStm >>']))).toBe('complicado');
  });

  it('that unpacks without end is refused', async () => {
    const bomba = objetosComprimidos('7 0 <<>>'.padEnd(40_000_000));
    expect(bomba.length).toBeLessThan(100_000);
    expect(await recusaDoPdf(pdf('x', [bomba]))).toBe('complicado');
  });

  it('cut short is damaged', async () => {
    const inteiro = pdf();
    expect(await recusaDoPdf(inteiro.subarray(0, inteiro.length - 40))).toBe('danificado');
  });

  it('is read in time that grows with its size alone, whatever is in it', async () => {
    for (const enchimento of ['/', '\0', '/#41', '/E', '/Encryp ', 'stream\n', '/ObjStm#']) {
      // Looking from each place to the end would take minutes, far beyond what a test may.
      const cheio = enchimento.repeat(400_000 / enchimento.length);
      expect(await recusaDoPdf(bytes(pdf('x', [cheio])))).toBeNull();
    }
  });
});
