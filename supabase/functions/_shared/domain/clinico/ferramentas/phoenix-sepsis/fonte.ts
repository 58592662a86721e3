import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const TABELA: Verificacao = {
  estado: 'conferida',
  documento:
    'Diretriz japonesa de sepse 2024 (J Intensive Care, 10.1186/s40560-025-00776-0), tabela 6, e documentação do pacote phoenix 1.1.1, dos autores do escore',
  ressalva:
    'Na documentação do pacote, 2 pontos respiratórios pedem < 200 ou < 220; a tabela da diretriz inclui 200 e 220, e é a usada.',
};

export const fonte: Fonte = {
  autor: 'Schlapbach LJ e cols., 2024',
  referencias: [
    { citacao: 'Schlapbach LJ et al. JAMA 2024;331:665-74.', doi: '10.1001/jama.2024.0179' },
    { citacao: 'Sanchez-Pinto LN et al. JAMA 2024;331:675-86.', doi: '10.1001/jama.2024.0196' },
  ],
  formula:
    'Respiratório (0–3): suporte e PaO₂/FiO₂ < 400 ou SpO₂/FiO₂ < 292: 1; ventilação invasiva e ≤ 200 ou ≤ 220: 2; ventilação invasiva e < 100 ou < 148: 3. Cardiovascular (0–6): um vasoativo 1, dois ou mais 2; lactato 5 a < 11 mmol/L 1, ≥ 11 2; PAM baixa para a idade 1 ou 2. Coagulação (0–2): plaquetas < 100 × 10³/µL, INR > 1,3, dímero D > 2 mg/L FEU, fibrinogênio < 100 mg/dL, 1 cada. Neurológico (0–2): Glasgow ≤ 10: 1; pupilas fixas dos dois lados: 2. PAM (mmHg) para 1 e 2 pontos: < 1 mês < 31 e < 17; 1–11 meses < 39 e < 25; 1 ano < 44 e < 31; 2–4 anos < 45 e < 32; 5–11 anos < 49 e < 36; 12–17 anos < 52 e < 38. Sepse: infecção suspeita e 2 ou mais. Choque séptico: sepse com cardiovascular de 1 ou mais.',
  limites: [
    'Menores de 18 anos; não vale na internação do nascimento nem antes de 37 semanas pós-concepcionais.',
    'Item faltante conta 0, como no desenvolvimento do escore: um total baixo com muitos faltantes não tranquiliza.',
    'SpO₂/FiO₂ só conta com SpO₂ de até 97%.',
    'Confirma disfunção orgânica: não foi feito para triagem.',
  ],
  divergencias: [
    'Bordas de 2 pontos respiratórios: a tabela publicada inclui 200 e 220; o programa dos autores, não. Usada a tabela.',
    'Conhecidas as duas relações, um nível é atingido se qualquer uma o atinge, como no programa dos autores.',
    'SpO₂ exatamente de 97%: a documentação do programa pede menos de 97; usado até 97.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};
