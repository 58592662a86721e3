/** What an attachment may be: the bucket `anexos` and the table of the same name say the same. */

export const TIPOS_DE_ANEXO = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type TipoDeAnexo = (typeof TIPOS_DE_ANEXO)[number];

/** The largest file, in bytes: 25 MiB. */
export const TAMANHO_MAXIMO = 25 * 1024 ** 2;

/** The most files of one message. */
export const ANEXOS_POR_MENSAGEM = 10;

/** Each refusal as a person reads it: what is wrong, and what to do. */
export const RECUSAS = {
  vazio: 'Este arquivo está vazio. Confira o original e escolha de novo.',
  grande: 'Este arquivo passa de 25 MB. Envie um menor, ou divida o PDF em partes.',
  tipo: 'Só PDF e imagens (JPEG, PNG ou WebP) podem ser anexados. Este arquivo é de outro tipo.',
  outroTipo: 'O conteúdo deste arquivo não é o que o nome diz. Exporte de novo no formato certo.',
  outroTamanho: 'O arquivo chegou incompleto. Envie de novo.',
  danificado: 'Este arquivo está incompleto ou danificado. Abra o original e exporte de novo.',
  protegido: 'Este PDF pede senha. Salve uma cópia sem senha e anexe a cópia.',
  comCodigo:
    'Este PDF traz código ou comandos que rodam ao abrir. Imprima-o em PDF de novo e anexe a cópia.',
  comArquivos:
    'Este PDF leva outros arquivos dentro dele. Imprima-o em PDF de novo e anexe a cópia.',
  complicado: 'Não foi possível conferir este PDF. Imprima-o em PDF de novo e anexe a cópia.',
  imensa: 'Esta imagem tem pontos demais para ser aberta com segurança. Reduza-a e anexe de novo.',
  comLocal:
    'Esta imagem traz dados além dela, como o local em que a foto foi tirada. Anexe pela tela do Pleno, que os remove.',
} as const;
export type MotivoDeRecusa = keyof typeof RECUSAS;

const ENDINGS: Readonly<Record<TipoDeAnexo, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};

const BEGINNINGS: readonly (readonly [TipoDeAnexo, readonly (number | null)[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/** How many bytes of a file say what it is. */
export const BYTES_QUE_DIZEM_O_TIPO = 16;

/**
 * Reads the type from the first bytes of a file, whatever its name; undefined when we take no such
 * file.
 */
export function tipoPeloConteudo(inicio: Uint8Array): TipoDeAnexo | undefined {
  return BEGINNINGS.find(([, bytes]) =>
    bytes.every((byte, i) => byte === null || inicio[i] === byte),
  )?.[0];
}

/** Reads the type from the ending of a name; undefined when we take no such file. */
export function tipoPeloNome(nome: string): TipoDeAnexo | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(nome)?.[1]?.toLowerCase() ?? '';
  return TIPOS_DE_ANEXO.find((tipo) => ENDINGS[tipo].includes(ending));
}

/** Control characters, separators of paths, and marks that turn the reading direction of a name. */
const OUT_OF_A_NAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu;
const LONGEST_NAME = 200;

/** Makes the name under which a file is kept: plain, short, and with the ending of its type. */
export function nomeDoAnexo(original: string, tipo: TipoDeAnexo): string {
  const plain = original.normalize('NFC').replace(OUT_OF_A_NAME, ' ').replace(/\s+/g, ' ').trim();
  const ending = `.${ENDINGS[tipo][0]}`;
  if (tipoPeloNome(plain) === tipo && plain.length <= LONGEST_NAME && !plain.startsWith('.')) {
    return plain;
  }
  const stem = (tipoPeloNome(plain) === tipo ? plain.replace(/\.[a-z0-9]+$/i, '') : plain).trim();
  const short = [...stem].slice(0, LONGEST_NAME - ending.length).join('');
  return `${short || 'arquivo'}${ending}`;
}
