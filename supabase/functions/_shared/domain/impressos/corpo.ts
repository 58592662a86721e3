/** The words of each kind of document. Sources: CFM 2.381/2024 and the models of its summary. */
import { formatarCpf } from '../documentos/cpf.ts';
import { idadePorExtenso } from '../idade.ts';
import { numeroPorExtenso } from '../prescricao/extenso.ts';
import { type Bloco, paragrafo, secao, trechosDe } from './blocos.ts';
import { diaNoPapel, horaNoPapel } from './datas.ts';
import { corpoDaPrescricao } from './receita.ts';
import type {
  AtestadoNoPapel,
  CidNoPapel,
  DeclaracaoNoPapel,
  EncaminhamentoNoPapel,
  Impresso,
  MotivoDoCid,
  PacienteNoPapel,
  PassagemNoPapel,
  PedidoDeExamesNoPapel,
  RelatorioNoPapel,
} from './tipos.ts';

/** The blocks of a document, between the patient and the signature. */
export function corpoDe(impresso: Impresso): Bloco[] {
  const { conteudo, paciente, quando } = impresso;
  switch (conteudo.tipo) {
    case 'prescricao':
      return corpoDaPrescricao(conteudo, impresso.situacao === 'papel');
    case 'pedido_exames':
      return doPedidoDeExames(conteudo);
    case 'atestado':
      return doAtestado(conteudo, paciente, quando);
    case 'declaracao':
      return daDeclaracao(conteudo, paciente);
    case 'encaminhamento':
      return doEncaminhamento(conteudo, paciente, quando);
    case 'relatorio':
      return doRelatorio(conteudo, paciente);
    case 'evolucao':
      return conteudo.secoes.flatMap(({ titulo, texto }) => secao(titulo, texto));
    case 'passagem':
      return daPassagem(conteudo);
  }
}

function daPassagem({ pacientes, sintese }: PassagemNoPapel): Bloco[] {
  return [
    ...pacientes.map(
      ({ quem, gravidade, resumo, acoes, contingencia }, n): Bloco => ({
        bloco: 'item',
        numero: n + 1,
        titulo: quem,
        aoLado: undefined,
        linhas: [
          `Gravidade: ${gravidade}`,
          `Resumo: ${resumo}`,
          `Ações: ${acoes}`,
          `Contingência: ${contingencia || 'não informada'}`,
        ],
      }),
    ),
    ...secao('Síntese de quem recebeu', sintese),
  ];
}

const PORQUE_DO_CID: Readonly<Record<MotivoDoCid, string>> = {
  paciente: 'CID informado a pedido do paciente',
  dever_legal: 'CID informado por dever legal',
  justa_causa: 'CID informado por justa causa',
};

function doCid(cid: CidNoPapel | undefined): Bloco[] {
  if (!cid) return [];
  return [escrito(`${PORQUE_DO_CID[cid.motivo]}: **${cid.codigo}**.`)];
}

function escrito(texto: string): Bloco {
  return { bloco: 'paragrafo', trechos: trechosDe(texto) };
}

/** Who it is about, in the words of a certificate; asterisks in a name are no emphasis. */
function quem({ nome, nomeSocial, cpf }: PacienteNoPapel): string {
  const dito = (nomeSocial ? `${nomeSocial} (registro civil: ${nome})` : nome).replaceAll('*', '');
  return cpf ? `**${dito}**, CPF **${formatarCpf(cpf)}**,` : `**${dito}**`;
}

function doPedidoDeExames(pedido: PedidoDeExamesNoPapel): Bloco[] {
  const preparos = pedido.exames.flatMap(({ nome, preparo }) =>
    preparo ? [paragrafo(`${nome}: ${preparo}`)] : [],
  );
  return [
    ...(pedido.urgente ? [{ bloco: 'faixa', texto: 'URGENTE' } as const] : []),
    { bloco: 'rotulo', texto: 'Solicito' },
    ...pedido.exames.map(
      ({ nome, tuss, observacao }, n): Bloco => ({
        bloco: 'item',
        numero: n + 1,
        titulo: nome,
        aoLado: tuss ? `TUSS ${tuss}` : undefined,
        linhas: observacao ? [observacao] : [],
      }),
    ),
    ...secao('Indicação clínica', pedido.indicacao),
    ...doCid(pedido.cid),
    ...(preparos.length > 0
      ? [{ bloco: 'rotulo', texto: 'Preparo (confirme com o serviço)' } as const, ...preparos]
      : []),
  ];
}

function doAtestado(atestado: AtestadoNoPapel, paciente: PacienteNoPapel, quando: string): Bloco[] {
  const { dias, inicio, finalidade, atendido, texto, cid } = atestado;
  const visto = atendido ?? quando;
  const extenso = dias ? numeroPorExtenso(dias) : undefined;
  const afastamento =
    dias && extenso
      ? `Atesto que ${quem(paciente)} foi atendido(a) por mim em **${diaNoPapel(visto)}**, às **${horaNoPapel(visto)}**, e precisa ficar afastado(a) ${finalidade?.trim() || 'de suas atividades'} por **${dias} (${extenso}) ${dias === 1 ? 'dia' : 'dias'}**, a partir de **${diaNoPapel(inicio ?? visto)}**.`
      : `Atesto que ${quem(paciente)} foi atendido(a) por mim em **${diaNoPapel(visto)}**, às **${horaNoPapel(visto)}**.`;
  return [escrito(afastamento), ...(texto?.trim() ? [paragrafo(texto.trim())] : []), ...doCid(cid)];
}

function daDeclaracao(declaracao: DeclaracaoNoPapel, paciente: PacienteNoPapel): Bloco[] {
  const { dia, inicio, fim, para, acompanhante } = declaracao;
  const horas =
    inicio && fim ? `, das **${inicio}** às **${fim}**` : inicio ? `, às **${inicio}**` : '';
  const frase = acompanhante
    ? `Declaro que ${quem(acompanhante)} acompanhou ${quem(paciente)} em atendimento de saúde em **${diaNoPapel(dia)}**${horas}.`
    : `Declaro que ${quem(paciente)} esteve neste serviço em **${diaNoPapel(dia)}**${horas}, para ${para.trim()}.`;
  return [
    escrito(frase),
    {
      bloco: 'paragrafo',
      suave: true,
      trechos: [{ texto: 'Esta declaração informa presença. Não é atestado de afastamento.' }],
    },
  ];
}

const PRIORIDADE = { rotina: 'Rotina', prioritario: 'Prioritário', urgente: 'URGENTE' } as const;

function doEncaminhamento(
  pedido: EncaminhamentoNoPapel,
  paciente: PacienteNoPapel,
  quando: string,
): Bloco[] {
  const { nascimento } = paciente;
  const idade = nascimento && idadePorExtenso(nascimento, quando.slice(0, 10));
  const urgente = pedido.prioridade === 'urgente';
  const frase = `Encaminho ${quem(paciente)}${idade ? `${paciente.cpf ? '' : ','} ${idade},` : ''} para **${pedido.especialidade.trim().replaceAll('*', '')}**.`;
  return [
    ...(urgente ? [{ bloco: 'faixa', texto: PRIORIDADE.urgente } as const] : []),
    escrito(frase),
    ...(pedido.prioridade && !urgente ? secao('Prioridade', PRIORIDADE[pedido.prioridade]) : []),
    ...secao('Motivo', pedido.motivo),
    ...secao('O que já foi feito', pedido.resumo),
    ...secao('Em uso', pedido.em_uso),
    ...secao('Alergias', pedido.alergias ?? 'Não informado'),
    ...secao('Pergunta', pedido.pergunta),
    ...doCid(pedido.cid),
    ...(urgente ? secao('Procure o pronto-socorro se piorar', pedido.sinais) : []),
    paragrafo('Peço contrarreferência.'),
  ];
}

function doRelatorio(relatorio: RelatorioNoPapel, paciente: PacienteNoPapel): Bloco[] {
  const { texto, pedido_por, finalidade, destinatario, cid } = relatorio;
  const abertura = finalidade?.trim()
    ? `A pedido de **${(pedido_por?.trim() || paciente.nome).replaceAll('*', '')}**, e para ${finalidade.trim()}, relato o seguinte.`
    : undefined;
  return [
    ...(destinatario?.trim() ? [paragrafo(`A ${destinatario.trim()}`)] : []),
    ...(abertura ? [escrito(abertura)] : []),
    ...texto
      .trim()
      .split(/\n\s*\n/)
      .map((um) => paragrafo(um)),
    ...doCid(cid),
  ];
}
