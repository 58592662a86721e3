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
    ['a form that sends', '/A << /S /SubmitForm /F (https://x) >>', 'comCodigo'],
    ['a form that fetches', '/A << /S /ImportData /F (x) >>', 'comCodigo'],
    ['an action at each page', '/AA << /O << /S /URI /URI (https://x) >> >>', 'comCodigo'],
    ['an action at each page, elsewhere', '/AA%\n9 0 R', 'comCodigo'],
    ['a film that runs code', '/A << /S /Rendition /JS (x) >>', 'comCodigo'],
    ['a way to a file of somebody', '/A << /S /GoToR /F (//host/x) >>', 'comCodigo'],
    ['a page that opens by itself', '/OpenAction << /S /URI /URI (https://x) >>', 'comCodigo'],
    ['an action after the view', '/OpenAction << /S /GoTo /Next 9 0 R >>', 'comCodigo'],
    ['a view in whose words an end hides', '/OpenAction << /D (>>) /S /URI >>', 'comCodigo'],
    ['an action that is nowhere', '/OpenAction 99 0 R', 'comCodigo'],
    ['files inside', '/Names << /EmbeddedFiles 9 0 R >>', 'comArquivos'],
    ['a file inside', '/F << /Type /Filespec /EF << /F 9 0 R >> >>', 'comArquivos'],
    ['a file behind a pin', '/Annot << /Subtype /FileAttachment >>', 'comArquivos'],
    ['files written to hide', '/Names << /Embedded#46iles 9 0 R >>', 'comArquivos'],
    ['a name written to hide that is looked at', '/#4fpenAction 9 0 R', 'complicado'],
    ['a hidden pack', '/Type /#4fbjStm', 'complicado'],
    ['a value far from its key', `/AA${' '.repeat(2000)}9 0 R`, 'complicado'],
  ])('with %s is refused', async (_, raiz, motivo) => {
    expect(await recusaDoPdf(pdf('Laudo', [], raiz))).toBe(motivo);
    expect(await recusaDoPdf(pdf('Laudo', [objetosComprimidos(`7 0 << ${raiz} >>`)]))).toBe(motivo);
  });

  it.each([
    ['a place', '/OpenAction [3 0 R /XYZ null null 1.0]'],
    ['the action that goes there', '/OpenAction << /Type /Action /S /GoTo /D [3 0 R /Fit] >>'],
    ['the same without spaces', '/OpenAction<</S/GoTo/D(inicio)>>'],
    ['nothing', '/OpenAction null'],
  ])('that opens at %s is taken', async (_, raiz) => {
    expect(await recusaDoPdf(pdf('Laudo', [], raiz))).toBeNull();
    expect(await recusaDoPdf(pdf('Laudo', [objetosComprimidos(`7 0 << ${raiz} >>`)]))).toBeNull();
  });

  const GOES = '<< /S /GoTo /D [3 0 R /Fit] >>';
  const LEAVES = '<< /S /URI /URI (https://x) >>';

  it.each([
    ['an object', '6 0 R', [GOES], null],
    ['an object that leaves', '6 0 R', [LEAVES], 'comCodigo'],
    ['a packed object', '9 0 R', [objetosComprimidos(`9 0 ${GOES}`)], null],
    ['a packed object that leaves', '9 0 R', [objetosComprimidos(`9 0 ${LEAVES}`)], 'comCodigo'],
    ['an object of two faces', '6 0 R', [GOES, `endobj 06%\n0 obj ${LEAVES}`], 'comCodigo'],
    ['an object far away', '6 0 R', [GOES, `6${' '.repeat(2000)}0 obj ${LEAVES}`], 'comCodigo'],
    ['an object of another number', '6 0 R', [GOES, `16 0 obj ${LEAVES}`], null],
  ])('that opens by %s is looked at there', async (_, abre, objetos, motivo) => {
    expect(await recusaDoPdf(pdf('x', objetos, `/OpenAction ${abre}`))).toBe(motivo);
  });

  it('with short names that are no keys is taken', async () => {
    expect(await recusaDoPdf(pdf('x', ['<< /Font /AA /Kind /EF /AAB 9 0 R >>']))).toBeNull();
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

  const PACOTE = bytes('obj ', objetosComprimidos('7 0 <<>>'), '\n');

  it('made of packs alone, in one another or without end, is refused', async () => {
    const muitos = (vezes: number) =>
      pdf('x', [bytes(...Array.from({ length: vezes }, () => PACOTE))]);
    expect(await recusaDoPdf(muitos(2000))).toBeNull();
    expect(await recusaDoPdf(muitos(2001))).toBe('complicado');
    const dentro = `obj /ObjStm /First 4 stream\nobj /ObjStm /First 4 stream\nendstream`;
    expect(await recusaDoPdf(pdf('x', [dentro]))).toBe('complicado');
    const grande = objetosComprimidos('7 0 <<>>'.padEnd(8_000_000));
    expect(
      await recusaDoPdf(
        pdf(
          'x',
          Array.from({ length: 6 }, () => grande),
        ),
      ),
    ).toBeNull();
    expect(
      await recusaDoPdf(
        pdf(
          'x',
          Array.from({ length: 7 }, () => grande),
        ),
      ),
    ).toBe('complicado');
    const lista = 'obj << /Type /ObjStm /First 5000000 >>\nstream\n7 0 <<>>\nendstream';
    expect(await recusaDoPdf(pdf('x', [lista]))).toBe('complicado');
    const duas = objetosComprimidos('7 0 <<>>', '/Filter /FlateDecode /First 5');
    expect(await recusaDoPdf(pdf('x', [duas]))).toBe('complicado');
  });

  it('of names written as numbers alone is refused', async () => {
    expect(await recusaDoPdf(pdf('x', ['/#41'.repeat(100_001)]))).toBe('complicado');
  });

  it('cut short is damaged', async () => {
    const inteiro = pdf();
    expect(await recusaDoPdf(inteiro.subarray(0, inteiro.length - 40))).toBe('danificado');
  });

  it('is read in time that grows with its size alone, whatever is in it', async () => {
    for (const enchimento of ['/', '\0', '/#41', '/E', '/AA', '/AA ', 'stream\n', '/ObjStm#']) {
      // Looking from each place to the end would take minutes, far beyond what a test may.
      const cheio = enchimento.repeat(400_000 / enchimento.length);
      expect(await recusaDoPdf(bytes(pdf('x', [cheio])))).toBeNull();
    }
  });
});
