import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import type {
  AnexoExportado,
  CalculoExportado,
  PerfilExportado,
  VersaoExportada,
} from '@domain/contracts/exportacao.ts';
import type { Sorteio } from '../../clinico/support/gerador.ts';

/** A published file of the first version of an example. */
export const ANEXO: AnexoExportado = {
  id: '60000000-0000-4000-8000-000000000001',
  prontuario_id: '30000000-0000-4000-8000-000000000001',
  nome: 'hemograma.pdf',
  tipo: 'application/pdf',
  bytes: 20_480,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  publicado_em: '2026-11-20T09:30:00+00:00',
  inativado_em: null,
};

/** A kept result. */
export const CALCULO: CalculoExportado = {
  id: '70000000-0000-4000-8000-000000000001',
  prontuario_id: null,
  autor_id: '40000000-0000-4000-8000-000000000001',
  autor_nome: 'Dra. Marta Lima',
  ferramenta: 'renal-function',
  versao: '1.0.0',
  resultado: { ckd_epi_2021: 54.123456, cockcroft_gault: 61.5, stage: 'G3a' },
  interpretacao: 'Redução leve a moderada.',
  criado_em: '2026-11-20T09:10:00-03:00',
  anulado_em: null,
  motivo_da_anulacao: null,
};

interface DeQuem {
  readonly versoes: readonly VersaoExportada[];
  readonly medicos: readonly PerfilExportado[];
}

/** Files and results of many shapes; a draft has files too, which must not leave. */
export function anexosECalculosAoAcaso(
  sorteio: Sorteio,
  { versoes, medicos }: DeQuem,
): { anexos: AnexoExportado[]; calculos: CalculoExportado[] } {
  const as = (chance: number) => sorteio() < chance;
  const um = <T>(de: readonly T[]): T | undefined => de[Math.floor(sorteio() * de.length)];
  const id = (tipo: string, n: number) =>
    `${tipo}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const anexos = versoes.flatMap((versao, n): AnexoExportado[] => {
    if (as(0.5)) return [];
    const nome = versao.status === 'finalizado' ? `laudo & <foto> ${n}.png` : 'NAO-PODE-SAIR.png';
    const inativado_em = as(0.2) ? '2026-11-21T10:00:00+00:00' : null;
    return [{ ...ANEXO, id: id('6', n), prontuario_id: versao.id, nome, inativado_em }];
  });
  const calculos = medicos.flatMap((medico, n): CalculoExportado[] => {
    const ferramenta = um(FERRAMENTAS);
    if (!ferramenta || as(0.2)) return [];
    const anulado = as(0.2);
    return [
      {
        ...CALCULO,
        id: id('7', n),
        prontuario_id: as(0.5) ? (um(versoes)?.id ?? null) : null,
        autor_id: medico.id,
        autor_nome: medico.nome,
        ferramenta: as(0.9) ? ferramenta.id : 'ferramenta-que-nao-ha',
        versao: as(0.8) ? ferramenta.versao : '0.0.1',
        resultado: Object.fromEntries(
          Object.keys(ferramenta.saidas).map((saida) => [
            saida,
            um([sorteio() * 100, 'g3a', true, null, { a: 1 }, '']),
          ]),
        ),
        interpretacao: as(0.5) ? 'Leitura\u0000 <b>' : null,
        anulado_em: anulado ? '2026-11-21T10:00:00+00:00' : null,
        motivo_da_anulacao: anulado ? 'Peso trocado' : null,
      },
    ];
  });
  return { anexos, calculos };
}
