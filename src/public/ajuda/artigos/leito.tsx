import type { GrupoDeAjuda } from '../artigo.ts';

export const leito: GrupoDeAjuda = {
  id: 'plantao',
  titulo: 'Plantão à beira do leito',
  artigos: [
    {
      id: 'atender-no-plantao',
      titulo: 'Atender no plantão, também sem conexão',
      para: ['plantonista'],
      palavras: [
        'pronto-socorro',
        'triagem',
        'manchester',
        'news2',
        'medicamento',
        'offline',
        'bloqueio',
      ],
      corpo: (
        <>
          <p>
            Em “Plantão”, comece com um toque e adicione cada paciente por nome ou por uma
            descrição, com a cor da classificação. No quadro, arraste ou use “Mover” para mudar a
            situação; o tempo-alvo da cor, a reavaliação vencida e o NEWS2 a partir de 5 aparecem em
            cada linha.
          </p>
          <ul>
            <li>
              A ficha guarda o que você escreve ao sair de cada campo, neste aparelho primeiro. Sem
              conexão, tudo espera e é enviado em ordem quando ela volta.
            </li>
            <li>
              Depois de entrar uma vez neste aparelho, o quadro, as fichas e as calculadoras abrem
              sem conexão, mesmo que o navegador feche ou a bateria acabe. “Esperando envio” diz
              quantas alterações ainda estão só aqui; elas seguem quando você volta a entrar com
              conexão.
            </li>
            <li>
              Sem uso por 15 minutos, o aparelho bloqueia e abre com a sua senha, também sem
              conexão; o que espera envio continua guardado. Em “Minha conta” você muda o tempo,
              bloqueia na hora e, se o aparelho permite, passa a abrir também com a digital, o rosto
              ou o PIN dele.
            </li>
            <li>
              O que o servidor não aceitou fica no aparelho com o motivo: o que mudou em outro
              aparelho aparece lado a lado, e o que você escreveu em um plantão já encerrado vem
              para o plantão ativo em um toque.
            </li>
            <li>
              Um medicamento é conferido enquanto você digita, com a idade, o peso, as alergias, a
              gestação e o que já foi dado. O que não se sabe não gera aviso: a tela diz o que
              faltou. A diluição que você mandar lembrar volta a ser oferecida naquele local, neste
              aparelho. Anotou depois? “Corrigir hora” guarda também a hora anterior.
            </li>
            <li>
              “Calculadoras” abre com os sinais do atendimento; “Inserir na evolução” traz o
              resultado, com a versão, para a ficha.
            </li>
            <li>
              “Urgências” traz as folhas de parada, trauma, AVC e sepse. Cada toque fica no
              atendimento com a hora; cada item diz a fonte e se ela foi conferida.
            </li>
            <li>
              Quem chegou sem identificação recebe o nome em “Identificar”; a descrição de antes
              fica.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'passar-o-plantao',
      titulo: 'Passar e receber o plantão',
      para: ['plantonista'],
      palavras: ['ipass', 'i-pass', 'passagem', 'qr code', 'código', 'troca'],
      corpo: (
        <>
          <p>
            “Passar plantão” escreve o I-PASS de cada paciente aberto com o que está registrado,
            para você corrigir, e mostra um código de 10 letras e números. Quem fica abre “Receber
            plantão”, escreve o código, lê, diz o que entendeu e confirma; você recebe um aviso. O
            código vale por 48 horas e para um só colega.
          </p>
          <p>
            Sem conexão, o colega lê também o QR code, que só abre com o código: não deixe os dois
            na mesma foto. O QR code leva o I-PASS, não os sinais medidos nem os exames; se algo não
            couber, a tela diz o quê. A confirmação é enviada quando houver conexão.
          </p>
          <p>
            Um plantão só termina com pacientes abertos depois da passagem, ou com o motivo escrito.
            Depois de recebida ou assinada, a passagem não muda. O PDF sai para assinar à mão, ou
            “Assinar com certificado” assina com ICP-Brasil, também depois, em “Documentos a
            assinar”. O código impresso confirma a assinatura a qualquer um; o conteúdo só abre para
            quem passou e quem recebeu.
          </p>
        </>
      ),
    },
  ],
};
