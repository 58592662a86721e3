import type { GrupoDeAjuda } from '../artigo.ts';

export const plantao: GrupoDeAjuda = {
  id: 'plantoes',
  titulo: 'Plantões: locais, agenda e financeiro',
  artigos: [
    {
      id: 'locais-de-plantao',
      titulo: 'Dizer quanto cada local paga',
      para: ['plantonista'],
      palavras: ['valor', 'hora', 'noturno', 'feriado', 'retenção', 'PJ', 'RPA', 'CLT', 'hospital'],
      corpo: (
        <>
          <p>
            Em “Locais”, adicione cada lugar e abra “Como paga”: o valor por hora ou por plantão, de
            dia e de noite, por dia da semana e feriado; o regime; o que vem retido; e quando paga.
            Uma noite vazia vale o mesmo que o dia da linha, e uma linha vazia, o mesmo que a de
            cima. Um exemplo mostra a conta antes de salvar.
          </p>
          <p>
            Os valores valem a partir do dia que você escolher: um reajuste não muda os plantões de
            antes. Feriados nacionais contam sempre; os do estado vêm de uma lista pública que não
            foi conferida na lei de cada um, e os da cidade você escreve. As tabelas de INSS e IRRF
            não são calculadas: use a porcentagem que vem descontada.
          </p>
        </>
      ),
    },
    {
      id: 'agenda-de-plantoes',
      titulo: 'Planejar plantões',
      para: ['plantonista'],
      palavras: ['12x36', '24x72', 'escala', 'semanal', 'conflito', 'sobreaviso', 'cancelar'],
      corpo: (
        <>
          <p>
            Em “Agenda”, escolha o dia ou “Novo plantão”. Além de um plantão só, há 12 × 36, 24 × 72
            e toda semana. Antes de salvar, a tela diz quantos são, quanto valem e quais batem com
            outro plantão seu; os que batem ficam de fora.
          </p>
          <p>
            Perto da hora, o plantão planejado começa com um toque, no Dashboard ou na Agenda. Ao
            finalizar, ele fica como feito, com as horas combinadas; um plantão que ninguém planejou
            entra na agenda sozinho.
          </p>
        </>
      ),
    },
    {
      id: 'ligar-as-agendas',
      titulo: 'Plantões e clínica sem conflito',
      para: ['plantonista', 'medico'],
      palavras: ['duas contas', 'código', 'conflito', 'ocupado', 'agenda da clínica'],
      corpo: (
        <>
          <p>
            Quem tem conta de médico e conta de plantonista liga as duas: em “Minha conta”, na conta
            de médico, crie o código; em “Agenda”, na de plantonista, digite-o em até 15 minutos. O
            CRM das duas precisa ser o mesmo.
          </p>
          <p>
            A agenda de plantões passa a mostrar os horários em que você atende na clínica, sem
            pacientes nem o nome dela, e não aceita plantão por cima. A clínica não marca dentro de
            um plantão previsto: lê só que você está ocupado. O sobreaviso não bloqueia nada.
            Qualquer das duas contas encerra a ligação.
          </p>
        </>
      ),
    },
    {
      id: 'passar-e-trocar-plantoes',
      titulo: 'Passar, trocar e assumir plantões',
      para: ['plantonista', 'hospital'],
      palavras: ['troca', 'passagem', 'colega', 'vaga', 'plantão aberto', 'calendário', 'hospital'],
      corpo: (
        <>
          <p>
            Abra um plantão previsto e escolha “Passar ou trocar”: a um colega, pelo nome ou CRM, ou
            a todos do local, quando ele tem CNES, CNPJ ou hospital. Ele continua seu até alguém
            aceitar; na troca, o colega indica um plantão dele e você confirma. Quem recebe ganha
            pelos próprios valores.
          </p>
          <p>
            O hospital convida plantonistas e publica plantões em “Plantões”. Quem assume primeiro
            fica com o plantão. Nos locais que você ligar ao hospital, ele vê horários, cores e
            desfechos, nunca quem é o paciente nem o que você escreveu.
          </p>
          <p>
            No fim da “Agenda”, “Assinar no calendário do celular” cria um endereço só seu, que você
            troca ou encerra quando quiser.
          </p>
        </>
      ),
    },
    {
      id: 'financeiro-do-plantao',
      titulo: 'Acompanhar o que falta receber',
      para: ['plantonista'],
      palavras: [
        'glosa',
        'nota fiscal',
        'atrasado',
        'recebimento',
        'planilha',
        'líquido',
        'histórico',
      ],
      corpo: (
        <>
          <p>
            Em “Financeiro”, cada plantão mostra a conta linha por linha e onde o dinheiro está:
            previsto, emitir nota, a receber, atrasado, recebido ou glosado. Abra o plantão para
            lançar a nota, o que chegou (líquido) ou uma glosa, com o motivo. Um lançamento errado é
            anulado, e continua à vista.
          </p>
          <p>
            “A receber por local” mostra há quanto tempo cada um deve. A planilha leva o que os
            filtros mostram. Em “Histórico” ficam os plantões finalizados no aplicativo, com quem
            foi atendido, busca, números e impressão.
          </p>
        </>
      ),
    },
  ],
};
