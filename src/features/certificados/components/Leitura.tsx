import type { CertificadoLido } from '@domain/assinatura/certificado.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import type { Ref } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';

interface Props {
  certificado: CertificadoLido;
  ref: Ref<HTMLDListElement>;
}

/** What a certificate says of its holder and of itself. */
export function Leitura({ certificado, ref }: Props) {
  const fuso = useFuso();
  const { titular, cpf, emissor, validoDe, validoAte } = certificado;
  const dados = [
    ['Titular', titular],
    ['CPF', cpf ? formatarCpf(cpf) : 'Não informado'],
    ['Emitido por', emissor],
    ['Validade', `${formatarData(validoDe, fuso)} a ${formatarData(validoAte, fuso)}`],
  ];
  return (
    <dl ref={ref} tabIndex={-1} className="dados">
      {dados.map(([rotulo, valor]) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
