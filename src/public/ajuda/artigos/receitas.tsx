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
            assinatura digital, o Pleno confere de novo e só aceita o PDF que ele mesmo gerou.
          </p>
        </>
      ),
    },
    {
      id: 'certificado-digital',
      titulo: 'Usar seu certificado digital',
      para: ['medico'],
      palavras: [
        'certificado',
        'a1',
        'a3',
        'pfx',
        'senha',
        'nuvem',
        'vidaas',
        'birdid',
        'icp-brasil',
      ],
      corpo: (
        <>
          <p>
            Em Certificados, adicione o arquivo A1 (.pfx ou .p12) e a senha. Ele fica cifrado neste
            navegador e não vai para o servidor; guardar a senha é escolha sua. O CPF do certificado
            precisa ser o da sua conta. Trinta dias antes do fim ele aparece como “Expirando”.
          </p>
          <p>
            Com certificado em nuvem, escolha a certificadora na hora de assinar e autorize no
            aplicativo dela. Com cartão ou token A3, baixe o PDF, assine em outro programa com a
            política ICP-Brasil AD-RB e envie o arquivo assinado, sem alterá-lo.
          </p>
          <p>
            Ao trocar de computador, adicione o certificado de novo. Se ele for roubado ou a senha
            vazar, peça a revogação à certificadora.
          </p>
        </>
      ),
    },
    {
      id: 'assinar-documentos',
      titulo: 'Assinar receitas, documentos e evoluções',
      para: ['medico'],
      palavras: ['assinatura', 'pendente', 'lote', 'sncr', 'notificação', 'talonário', 'validar'],
      corpo: (
        <>
          <p>
            Assine ao emitir, ou depois em Documentos a assinar. Lá vêm escolhidos só os de hoje, e
            o botão diz quantos; os mais antigos você escolhe. Se um falhar, os outros seguem, e ele
            continua na lista com o motivo.
          </p>
          <p>
            O documento assinado tem QR e código: qualquer pessoa confere em Validar assinatura, sem
            conta, e só abre o conteúdo quem tem também o código de acesso. Documento emitido não
            muda: para corrigir, cancele-o com o motivo e emita outro.
          </p>
          <p>
            Receita controlada eletrônica precisa de número do SNCR, da Anvisa. Quando o Pleno da
            sua clínica não está ligado a ele, a notificação sai só como rascunho para o seu
            talonário, e a receita de controle especial ou com retenção pode ser assinada, diz que
            está sem número, e a farmácia pode recusá-la. Número que começa por SIM- é de teste e
            não vale.
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
