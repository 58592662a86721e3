import type { Operador } from '../operador.ts';

/** How to reach whoever runs this installation. */
export function Contato({ operador }: { operador: Operador }) {
  if (operador.email) {
    return (
      <p>
        Escreva para <a href={`mailto:${operador.email}`}>{operador.email}</a>. Não envie dados de
        pacientes por e-mail: diga de que clínica você fala e qual é a dúvida.
      </p>
    );
  }
  return (
    <p>
      Esta instalação não informou um e-mail de contato. Fale com a clínica, o hospital ou o
      profissional que convidou você a usar o Pleno: é quem responde por ela.
    </p>
  );
}

/** The identification of the operator that the law asks for, or the plain statement that it lacks. */
export function IdentificacaoDoOperador({ operador }: { operador: Operador }) {
  const { razaoSocial, cnpj, encarregado } = operador;
  if (!razaoSocial || !cnpj) {
    return (
      <blockquote>
        <p>
          Esta instalação ainda não informou quem a opera: faltam a razão social e o CNPJ. Até que
          sejam informados, use-a apenas com dados de demonstração.
        </p>
      </blockquote>
    );
  }
  return (
    <p>
      Esta instalação é operada por <strong>{razaoSocial}</strong>, CNPJ {cnpj}.{' '}
      {encarregado
        ? `O encarregado pelo tratamento de dados pessoais (LGPD, art. 41) é ${encarregado}.`
        : 'O encarregado pelo tratamento de dados pessoais ainda não foi informado.'}
    </p>
  );
}
