import { type GrupoDeAjuda, TODOS } from '../artigo.ts';

export const receitas: GrupoDeAjuda = {
  id: 'receitas',
  titulo: 'Receitas e documentos',
  artigos: [
    {
      id: 'prescrever',
      titulo: 'Prescrever, renovar e emitir',
      para: ['medico'],
      palavras: ['prescrição', 'medicamento', 'posologia', 'atestado', 'exames', 'encaminhamento'],
      corpo: (
        <>
          <p>
            Escolha “Prescrever” no prontuário, na evolução que está escrevendo ou em Prescrição
            Digital. Digite princípio, marca ou abreviatura, com a posologia se quiser:{' '}
            <b>amox 500 1cp 8/8h 7d</b>. O que não está no catálogo entra como foi escrito e não é
            conferido. Exames, atestado, comparecimento, encaminhamento e relatório ficam ao lado.
          </p>
          <p>
            “Renovar”, no prontuário, traz de novo os itens de uma receita. A conferência olha dose,
            idade, gestação, alergias, duplicidade e interações enquanto você escreve; o que impede
            pede uma justificativa, que fica no prontuário. As regras ainda não foram revistas por
            farmacêutico e médico: confira antes de decidir.
          </p>
          <p>
            “Revisar e emitir” separa a receita pelos tipos que os medicamentos pedem. Assine com
            certificado digital ou emita em papel para assinar à mão. Antes de registrar a
            assinatura digital, o Pleno confere de novo e só aceita o PDF que ele mesmo gerou. Sem
            número do SNCR, uma notificação de receita sai só como rascunho para o talonário.
          </p>
        </>
      ),
    },
    {
      id: 'receita-na-farmacia',
      titulo: 'Usar a receita na farmácia',
      para: TODOS,
      palavras: ['dispensar', 'farmacêutico', 'qr', 'código de acesso', 'validar', 'crf'],
      corpo: (
        <>
          <p>
            O paciente abre “Mostrar na farmácia” na receita e mostra o QR e o código de acesso, que
            vale 24 horas. No papel, o código de acesso está ao lado do QR.
          </p>
          <p>
            A farmácia abre Validar assinatura, sem conta, informa os dois códigos, abre o PDF
            original e registra o que dispensou, com nome e CRF declarados. O que a norma permite
            sai em partes; o que foi dispensado inteiro não se dispensa de novo. Dez códigos errados
            travam o documento por uma hora. O registro não substitui a escrituração no SNGPC.
          </p>
        </>
      ),
    },
  ],
};
