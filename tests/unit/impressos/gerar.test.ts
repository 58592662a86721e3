import { createHash } from 'node:crypto';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { passagemNoPapel } from '@domain/impressos/passagem.ts';
import type { Impresso } from '@domain/impressos/tipos.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BASE, CONTEUDOS, itens } from './support/exemplos.ts';
import { lerPdf, malColocados } from './support/ler.ts';

const soma = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const impresso = (mudancas: Partial<Impresso>): Impresso => ({
  ...BASE,
  conteudo: { tipo: 'prescricao', especie: 'simples', itens: itens(2) },
  ...mudancas,
});
const lido = async (mudancas: Partial<Impresso>) => {
  const paginas = await lerPdf(await gerarImpresso(impresso(mudancas)));
  return { paginas, tudo: paginas.map(({ texto }) => texto).join(' ') };
};

afterEach(() => vi.useRealTimers());

describe.each(Object.entries(CONTEUDOS))('%s', (_, conteudo) => {
  it.each(['A4', 'A5'] as const)('on %s nothing overlaps or leaves the page', async (formato) => {
    const { paginas } = await lido({ conteudo, formato });
    expect(paginas.map(malColocados)).toEqual(paginas.map(() => []));
  });

  it('says on every page who writes, about whom, and which page it is', async () => {
    const { paginas } = await lido({ conteudo, formato: 'A5' });
    for (const { texto } of paginas) {
      expect(texto).toContain('Clínica Vila Serena');
      expect(texto).toContain('CNPJ 98.765.432/0001-98');
      expect(texto).toContain('CRM 901011/SP');
      expect(texto).toContain('José Antônio da Conceição Araújo');
      expect(texto).toMatch(/Página \d+ de \d+/);
    }
  });

  it('is the same bytes whenever it is made', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), toFake: ['Date'] });
    const um = await gerarImpresso(impresso({ conteudo }));
    vi.setSystemTime(new Date('2031-07-09T12:34:56Z'));
    const outro = await gerarImpresso(impresso({ conteudo }));
    expect(soma(um)).toBe(soma(outro));
  });
});

describe('a prescription on paper', () => {
  it('loses no item, however many pages it takes', async () => {
    const { paginas, tudo } = await lido({
      conteudo: { tipo: 'prescricao', especie: 'simples', itens: itens(30) },
    });
    expect(paginas.length).toBeGreaterThan(2);
    for (let n = 1; n <= 30; n += 1) expect(tudo).toContain(`Item ${n}:`);
    expect(tudo).toContain(`Página ${paginas.length} de ${paginas.length}`);
  });

  it('keeps an item whole on its page', async () => {
    const { paginas } = await lido({
      formato: 'A5',
      conteudo: { tipo: 'prescricao', especie: 'simples', itens: itens(30) },
    });
    for (const { texto } of paginas) {
      const nomes = texto.match(/Item \d+:/g) ?? [];
      const posologias = texto.match(/Tomar 1 comprimido/g) ?? [];
      expect(posologias.length).toBe(nomes.length);
    }
  });

  it('has a copy for the pharmacy and one for the patient where its kind asks', async () => {
    const especial = await lido({
      conteudo: { tipo: 'prescricao', especie: 'controle_especial', itens: itens(1) },
    });
    expect(especial.paginas.map(({ texto }) => /\dª via: \S+/.exec(texto)?.[0])).toEqual([
      '1ª via: farmácia',
      '2ª via: paciente',
    ]);
    expect(especial.tudo).toContain('Identificação do comprador');
    const comum = await lido({});
    expect(comum.tudo).not.toContain('via:');
  });

  it('tells quantities in words beside the figures', async () => {
    expect((await lido({})).tudo).toContain('14 (quatorze) comprimidos');
  });
});

describe('what a paper claims', () => {
  it('signed: by whom, when, and where anybody verifies it', async () => {
    const { tudo } = await lido({});
    expect(tudo).toContain(
      'Documento assinado digitalmente por Dra. Helena Prado, CRM 901011/SP, em 22/11/2026 às 14:05.',
    );
    expect(tudo).toContain('pleno.exemplo.br/validar-assinatura');
    expect(tudo).toContain('Código de verificação: 7KQ2-M9XD-4TPA');
    expect(tudo).toContain('Código de acesso: H4W9');
  });

  it('a handover: whose patients, by the clock of the place, and no code that opens it', async () => {
    const base = {
      pacientes: [
        {
          atendimento_id: '00000000-0000-4000-8000-000000000001',
          descricao: 'Homem, cerca de 40',
          cor: 'laranja',
          idade_anos: 40,
          gravidade: 'Laranja',
          resumo: 'Trauma de tórax',
          acoes: 'Ver raio X',
          contingencia: 'Se dispneia, drenar',
        },
      ],
      entregue_em: '2026-11-21T06:50:00Z',
      local_nome: 'UPA Norte',
      fuso: 'America/Manaus',
      quantos: '1 paciente',
      medico: { nome: 'Dr. Caio', crm: '901011', crm_uf: 'AM' },
    } as const;
    const { url, codigo } = BASE.verificacao ?? { url: '', codigo: '' };
    const { tudo } = await lido(
      passagemNoPapel(
        { ...base, pacientes: [...base.pacientes] },
        { situacao: 'digital', verificacao: { url, codigo } },
      ),
    );
    expect(tudo).toContain('Homem, cerca de 40 (laranja)');
    expect(tudo).toContain('em 21/11/2026 às 02:50');
    expect(tudo).toContain(`Código de verificação: ${codigo}`);
    expect(tudo).not.toContain('Código de acesso');
  });

  it.each(['rascunho', 'papel'] as const)('%s: no signature, no code', async (situacao) => {
    const { tudo } = await lido({ situacao });
    expect(tudo).not.toContain('assinado digitalmente');
    expect(tudo).not.toContain('H4W9');
  });

  it('a draft says that it is worth nothing', async () => {
    expect((await lido({ situacao: 'rascunho' })).tudo).toContain('RASCUNHO, sem valor');
  });

  it('a notificação without its number is a draft to be copied, even when asked otherwise', async () => {
    const { tudo } = await lido({
      conteudo: { tipo: 'prescricao', especie: 'notificacao_b', itens: itens(1) },
    });
    expect(tudo).toContain('Rascunho para transcrição em talonário');
    expect(tudo).not.toContain('assinado digitalmente');
    expect(tudo).not.toContain('H4W9');
  });

  it('with its number it is signed, and shows it', async () => {
    const { tudo } = await lido({
      conteudo: {
        tipo: 'prescricao',
        especie: 'notificacao_b',
        itens: itens(1),
        numeroSncr: '2411.1-00.0000001',
      },
    });
    expect(tudo).toContain('Número SNCR: 2411.1-00.0000001');
    expect(tudo).toContain('assinado digitalmente');
  });

  it('a receita de controle especial without a number says so', async () => {
    const { tudo } = await lido({
      conteudo: { tipo: 'prescricao', especie: 'controle_especial', itens: itens(1) },
    });
    expect(tudo).toContain('Sem numeração SNCR');
  });

  it('a certificate of test and a teleconsultation are called so', async () => {
    const { tudo } = await lido({ certificadoDeTeste: true, teleconsulta: true });
    expect(tudo).toContain('Certificado de teste: sem validade jurídica.');
    expect(tudo).toContain('Documento emitido em teleconsulta.');
  });

  it('a speciality is not said without its RQE', async () => {
    const { rqe: _, ...semRqe } = BASE.medico;
    expect((await lido({ medico: semRqe })).tudo).not.toContain('Clínica Médica');
  });
});

describe('certificates', () => {
  it('an atestado tells days in words, from when, and a CID with the reason for it', async () => {
    const { tudo } = await lido({ conteudo: CONTEUDOS.atestado });
    expect(tudo).toContain('por 3 (três) dias , a partir de 22/11/2026');
    expect(tudo).toContain('CID informado a pedido do paciente: J06.9');
  });

  it('a declaration says when the patient was there, and that it is no atestado', async () => {
    const { tudo } = await lido({ conteudo: CONTEUDOS.declaração });
    expect(tudo).toMatch(/esteve neste serviço em 22\/11\/2026 ?, das 13:30 às 14:10/);
    expect(tudo).toContain('Não é atestado de afastamento.');
  });

  it('a name with asterisks is a name', async () => {
    const { tudo } = await lido({
      conteudo: CONTEUDOS.atestado,
      paciente: { nome: 'Ana **Maria** Lopes' },
    });
    expect(tudo).toContain('Atesto que Ana Maria Lopes foi atendido(a)');
  });
});

describe('letters that the fonts have not', () => {
  it('are written with those they have', async () => {
    const { tudo } = await lido({
      paciente: { nome: 'Małgorzata Şahin Nguyễn 李' },
      conteudo: { tipo: 'relatorio', texto: 'PA ≥ 140, SpO₂ 92 %, II → III\u200b.' },
    });
    expect(tudo).toContain('Malgorzata Sahin Nguyen ?');
    expect(tudo).toContain('PA >= 140, SpO2 92 %, II -> III.');
  });
});
