import type { GrupoDeAjuda } from '../artigo.ts';

export const areaDoPaciente: GrupoDeAjuda = {
  id: 'area-do-paciente',
  titulo: 'Área do paciente',
  artigos: [
    {
      id: 'ligar-a-conta',
      titulo: 'Ligar minha conta à clínica que me atende',
      para: ['paciente'],
      palavras: ['código', 'vincular', 'acesso', 'não aparece nada', 'dependente', 'filho', 'mãe'],
      corpo: (
        <>
          <p>
            Peça um código de acesso à recepção ou ao seu médico e digite-o na{' '}
            <strong>Área do Paciente</strong>. Ele tem 10 letras e números, serve uma vez e vale por
            sete dias. Depois de cinco tentativas erradas, espere uma hora.
          </p>
          <p>
            Uma conta pode ser ligada a várias clínicas e a várias pessoas, como um filho ou a mãe
            de quem você cuida: cada uma com o código que a clínica entregar. Para desfazer, abra{' '}
            <strong>Meus dados e pedidos</strong> e encerre o acesso; nada é apagado na clínica.
          </p>
        </>
      ),
    },
    {
      id: 'meus-agendamentos',
      titulo: 'Pedir, confirmar, remarcar ou cancelar um atendimento',
      para: ['paciente'],
      palavras: ['marcar consulta', 'desmarcar', 'horário', 'lista de espera', 'vaga', 'prazo'],
      corpo: (
        <>
          <p>
            Em <strong>Meus Agendamentos</strong> estão os próximos atendimentos, com o lugar e o
            que levar. Se a clínica recebe pedidos, escolha o tipo, o médico e um horário livre: ele
            fica reservado para você, e a clínica confirma.
          </p>
          <p>
            Remarcar e cancelar é possível até o prazo da clínica (24 horas antes, se ela não
            escolheu outro). Depois, ligue. Se nenhum horário serve, entre na lista de espera:
            quando abrir uma vaga, você recebe um aviso e decide até a hora que ele diz.
          </p>
        </>
      ),
    },
    {
      id: 'meu-prontuario-e-meus-dados',
      titulo: 'Ler meu prontuário e pedir sobre meus dados',
      para: ['paciente'],
      palavras: [
        'lgpd',
        'cópia',
        'correção',
        'quem viu',
        'consentimento',
        'privacidade',
        'excluir',
      ],
      corpo: (
        <>
          <p>
            Você lê os registros que o médico ou a clínica decidiu compartilhar. O prontuário
            inteiro fica com quem atendeu, e você pode pedir uma cópia, uma correção, saber com quem
            seus dados foram divididos ou excluir o que não precisa ser guardado. O pedido se faz em{' '}
            <strong>Meus dados e pedidos</strong>, e a resposta é devida em 15 dias.
          </p>
          <p>
            Em <strong>Quem viu meu prontuário</strong> está cada pessoa que o abriu, escreveu,
            imprimiu ou exportou, e quando. Acessos de emergência mostram o motivo.
          </p>
        </>
      ),
    },
    {
      id: 'compartilhar-evolucao',
      titulo: 'Compartilhar uma evolução com o paciente',
      para: ['medico', 'clinica', 'hospital'],
      palavras: ['mostrar ao paciente', 'liberar', 'portal', 'retirar'],
      corpo: (
        <p>
          Abra a evolução finalizada e escolha <strong>Compartilhar com o paciente</strong>. Decide
          quem a escreveu, ou a clínica. Ele é avisado e lê a evolução inteira; uma correção toma o
          lugar da versão anterior, e uma evolução inativada deixa de aparecer. O mesmo botão mostra
          quando ele a abriu e desfaz o compartilhamento, que fica registrado.
        </p>
      ),
    },
    {
      id: 'pedidos-de-titulares',
      titulo: 'Responder a pedidos de pacientes sobre os dados deles',
      para: ['medico', 'clinica', 'hospital'],
      palavras: ['lgpd', 'titular', 'cópia do prontuário', 'correção', 'prazo', '15 dias'],
      corpo: (
        <p>
          Em <strong>Prontuário</strong>, abra <strong>Pedidos de titulares</strong>. Estão ali os
          pedidos feitos pela área do paciente, pelo prazo de 15 dias. Responde quem guarda os
          dados: a clínica, o hospital, ou o médico no consultório próprio. A resposta é dada uma
          vez e o paciente a lê; ao recusar, explique por quê.
        </p>
      ),
    },
  ],
};
